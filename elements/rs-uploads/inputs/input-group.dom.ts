import { freeId } from '../../../shared/dom/describe-input.js';
import { labelText } from '../../../shared/dom/label-text.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { formElements } from '../../../shared/dom/unclobbered-form.js';
import { isJoined } from '../../../shared/uploads/server-input.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';

/** A picked file and the input that posts it. */
export interface PlacedFile {
  readonly file: File;
  readonly input: HTMLInputElement;
}

/** Selector of the server's box around each input of a field that can grow. */
const inputBox = '.rsfp-field-multiple-plus';
/** Attributes that an added input does not copy from the first. */
const uniqueAttributes = ['id', 'required', 'autofocus', 'aria-invalid', 'aria-describedby'];
/** Classes of the server's layouts for an invalid input. */
const errorClasses = ['rsform-error', 'is-invalid', 'is-invalid-input', 'uk-form-danger'];

/** The inputs of one field: the first, and those that were added. */
export class InputGroup {
  readonly first: HTMLInputElement;
  readonly #added = new Set<HTMLInputElement>();

  constructor(first: HTMLInputElement) {
    this.first = first;
  }

  /** All inputs of the field, in document order. */
  get inputs(): readonly HTMLInputElement[] {
    const { form, name } = this.first;
    // Two fields of a page may have the same name; those of the server never do.
    if (!isJoined(this.first) || !form) return [this.first, ...this.#added];
    return formElements(form).filter(
      (one): one is HTMLInputElement =>
        one instanceof HTMLInputElement && one.type === 'file' && one.name === name,
    );
  }

  get files(): readonly PlacedFile[] {
    return this.inputs.flatMap((input) => readFiles(input).map((file) => ({ file, input })));
  }

  /** Adds an empty input after the last one. */
  add(): HTMLInputElement {
    const last = this.inputs.at(-1) ?? this.first;
    const input = this.first.cloneNode() as HTMLInputElement;
    for (const name of uniqueAttributes) input.removeAttribute(name);
    input.classList.remove(...errorClasses);
    input.value = '';
    input.setAttribute('aria-label', this.#nameOf(this.inputs.length));
    const around = last.closest(inputBox);
    const box = (around?.cloneNode() ?? documentOf(last).createElement('div')) as HTMLElement;
    // Keeps the target apart from the one above (WCAG 2.5.8).
    box.style.marginBlockStart = '0.5rem';
    box.append(input);
    (around ?? unclobbered(last.parentElement)?.closest('[data-rs-added]') ?? last).after(box);
    if (!around) box.setAttribute('data-rs-added', '');
    if (this.first.id) input.id = freeId(this.first, this.first.id);
    this.#added.add(input);
    return input;
  }

  /** Gives an input an id and a name of its own: the server gives all inputs of a field the same id, and the first one the label. */
  setUniqueId(input: HTMLInputElement, log: UndoLog): void {
    const { first } = this;
    if (input === first || this.#added.has(input)) return;
    if (first.id && input.id === first.id) log.setAttribute(input, 'id', freeId(first, first.id));
    if (labelText(input) === '')
      log.setAttribute(input, 'aria-label', this.#nameOf(this.inputs.indexOf(input)));
  }

  /** Removes an input that was added; empties any other. */
  clear(input: HTMLInputElement): void {
    if (this.#added.delete(input)) unclobbered(input.parentElement)?.remove();
    else writeFiles(input, []);
  }

  #nameOf(index: number): string {
    return `${labelText(this.first)} ${index + 1}`.trim();
  }

  /** Removes all inputs that were added. */
  shrink(): void {
    for (const input of [...this.#added]) this.clear(input);
  }
}

/** Returns the files of an input. */
export function readFiles(input: HTMLInputElement): readonly File[] {
  return [...(input.files ?? [])];
}

/** Returns the size of the files of all fields of the form around an input, as far as they are posted. */
export function readFormBytes({ form }: HTMLInputElement): number {
  const inputs = form ? formElements(form) : [];
  const files = inputs.flatMap((one) =>
    one instanceof HTMLInputElement && one.type === 'file' && !one.matches(':disabled') ? readFiles(one) : [],
  );
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** Sets the files of an input. */
export function writeFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** Dispatches `input` and `change`, as after a visitor's own choice. */
export function notifyChange(input: HTMLInputElement): void {
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
