import { freeId } from '../../../shared/dom/describe-input.js';
import { labelText } from '../../../shared/dom/label-text.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { formElements } from '../../../shared/dom/unclobbered-form.js';
import { isJoined } from '../../../shared/uploads/server-input.js';

/** A picked file and the input that posts it. */
export interface PlacedFile {
  readonly file: File;
  readonly input: HTMLInputElement;
}

/** The box that the server puts around each input of a field that more can be added to. */
const inputBox = '.rsfp-field-multiple-plus';
/** What an added input does not take over: whose it is, what is wrong with it, and what starts by itself. */
const ownAttributes = ['id', 'required', 'autofocus', 'aria-invalid', 'aria-describedby'];
/** The classes with which the server's layouts mark an invalid input. */
const errorClasses = ['rsform-error', 'is-invalid', 'is-invalid-input', 'uk-form-danger'];

/** The inputs of one field: the one that the element stands beside, and those that may be added to it. */
export class InputGroup {
  readonly first: HTMLInputElement;
  readonly #added = new Set<HTMLInputElement>();

  constructor(first: HTMLInputElement) {
    this.first = first;
  }

  /** In document order. */
  get inputs(): readonly HTMLInputElement[] {
    const { form, name } = this.first;
    // Two fields of a page may share a name; the server's have one each.
    if (!isJoined(this.first) || !form) return [this.first, ...this.#added];
    return formElements(form).filter(
      (one): one is HTMLInputElement =>
        one instanceof HTMLInputElement && one.type === 'file' && one.name === name,
    );
  }

  get files(): readonly PlacedFile[] {
    return this.inputs.flatMap((input) => readFiles(input).map((file) => ({ file, input })));
  }

  /** Adds an empty input behind the last one. */
  add(): HTMLInputElement {
    const last = this.inputs.at(-1) ?? this.first;
    const input = this.first.cloneNode() as HTMLInputElement;
    for (const name of ownAttributes) input.removeAttribute(name);
    input.classList.remove(...errorClasses);
    input.value = '';
    input.setAttribute('aria-label', this.#nameOf(this.inputs.length));
    const around = last.closest(inputBox);
    const box = (around?.cloneNode() ?? last.ownerDocument.createElement('div')) as HTMLElement;
    // A finger must not hit the one above (WCAG 2.5.8).
    box.style.marginBlockStart = '0.5rem';
    box.append(input);
    (around ?? last.parentElement?.closest('[data-rs-added]') ?? last).after(box);
    if (!around) box.setAttribute('data-rs-added', '');
    if (this.first.id) input.id = freeId(this.first, this.first.id);
    this.#added.add(input);
    return input;
  }

  /** The server gives all inputs of a field one id, and so a label to the first of them alone. */
  tellApart(input: HTMLInputElement, log: UndoLog): void {
    const { first } = this;
    if (input === first || this.#added.has(input)) return;
    if (first.id && input.id === first.id) log.setAttribute(input, 'id', freeId(first, first.id));
    if (labelText(input) === '')
      log.setAttribute(input, 'aria-label', this.#nameOf(this.inputs.indexOf(input)));
  }

  /** Takes an input away that was added, or empties it. */
  clear(input: HTMLInputElement): void {
    if (this.#added.delete(input)) input.parentElement?.remove();
    else writeFiles(input, []);
  }

  #nameOf(index: number): string {
    return `${labelText(this.first)} ${index + 1}`.trim();
  }

  /** Takes all away that was added. */
  shrink(): void {
    for (const input of [...this.#added]) this.clear(input);
  }
}

/** Returns the files that an input holds. */
export function readFiles(input: HTMLInputElement): readonly File[] {
  return [...(input.files ?? [])];
}

/** Gives an input these files. */
export function writeFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/** Tells the page as a visitor's own choice would. */
export function tellChange(input: HTMLInputElement): void {
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
