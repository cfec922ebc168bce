import { keepInPlace } from '../../../shared/dom/keep-child.js';
import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { FieldMessage } from '../markup/field-message.model.js';
import type { FormMarkup } from '../markup/form-markup.dom.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';
import { findBeside, visibleControls } from './find-beside.dom.js';
import { type Profile, nameInLabel } from './profile.model.js';
import { withSummary } from './summary.model.js';

type IndexedForm = Pick<ServerForm, 'element' | 'names' | 'controls' | 'block' | 'labels'>;

/** Messages that the page was sent with: of the server's refusal, and the author's for any error by field. */
interface SentMessages {
  readonly errors: readonly FieldMessage[];
  readonly authored: ReadonlyMap<string, string>;
}

/** Number of the next error element that is created. */
let next = 1;

/** Errors and labels of a form by the profile of its system. */
export class ProfileMarkup implements FormMarkup {
  readonly #profile: Profile;
  readonly #form: IndexedForm;
  readonly #added = new Map<string, HTMLElement>();
  #messages: SentMessages | undefined;

  constructor(profile: Profile, form: IndexedForm) {
    this.#profile = profile;
    this.#form = form;
  }

  get name(): string {
    return this.#profile.name;
  }

  get classes() {
    const { control, block } = this.#profile.invalid;
    return { fieldError: control, parentError: block };
  }

  errorOf(fieldName: string): HTMLElement | null {
    const added = this.#added.get(fieldName);
    if (added?.isConnected) return added;
    const { find } = this.#profile.error;
    if (find === '') return null;
    return this.#described(fieldName, find) ?? this.#inBlock(fieldName, find);
  }

  addError(fieldName: string, undoLog: UndoLog): HTMLElement | null {
    const { error } = this.#profile;
    const place = this.#placeFor(fieldName);
    if (!place) return null;
    const element = documentOf(place).createElement('div');
    element.className = error.classes;
    element.id = `rs-form-error-${next++}`;
    place[error.place](element);
    this.#added.set(fieldName, element);
    undoLog.remember(element, 'place', keepInPlace(element));
    return element;
  }

  showError(error: HTMLElement, isShown: boolean, undoLog: UndoLog): void {
    if (error.id === '') undoLog.setAttribute(error, 'id', `rs-form-error-${next++}`);
    undoLog.setShown(error, isShown, 'block');
  }

  serverErrors(): readonly FieldMessage[] {
    return this.#sent().errors;
  }

  authoredMessage(fieldName: string): string {
    return this.#sent().authored.get(fieldName) ?? '';
  }

  labelText(label: HTMLElement): string {
    const copy = label.cloneNode(true) as HTMLElement;
    const { required, error } = this.#profile;
    // A label around its control contains the control's words too: a select's options, its error.
    const inside = [visibleControls, required, error.find].filter(Boolean).join();
    const others = copy.querySelectorAll(inside);
    for (const other of others) other.remove();
    return nameInLabel(copy.textContent);
  }

  summaries(): readonly HTMLElement[] {
    const { summary } = this.#profile;
    const { element } = this.#form;
    if (summary === '') return [];
    const inside = findInForm<HTMLElement>(element, summary).filter((one) => !this.#isOfField(one));
    return [...this.#summariesOutside(), ...inside].filter(
      (one) => unclobbered(one).textContent.trim() !== '',
    );
  }

  tokenInput(): HTMLInputElement | null {
    const { input } = this.#profile.token;
    const inputs = findInForm<HTMLInputElement>(this.#form.element, 'input[type="hidden"]');
    return (input && inputs.find(({ name }) => name === input)) || null;
  }

  isPagedByServer(): boolean {
    const { page } = this.#profile.paging;
    return page !== '' && findInForm(this.#form.element, page).length > 1;
  }

  isOnOtherPage(fieldName: string): boolean {
    const { page } = this.#profile.paging;
    const around = (page && this.#form.controls(fieldName)[0]?.closest(page)) || null;
    return around !== null && this.isPagedByServer() && getComputedStyle(around).display === 'none';
  }

  isUnchecked(button: Element): boolean {
    const { unchecked } = this.#profile.paging;
    return unchecked !== '' && button.matches(unchecked);
  }

  /** Reads the messages that the page was sent with, once: later errors are written into the same elements. */
  #sent(): SentMessages {
    if (this.#messages) return this.#messages;
    const isServers = this.#profile.error.text === 'server';
    const refused = new Map<string, string>();
    const authored = new Map<string, string>();
    for (const name of this.#form.names) {
      const text = this.#errorText(name);
      if (text !== '') (isServers || this.#isMarked(name) ? refused : authored).set(name, text);
    }
    const lines = this.#summaryLines();
    const labels = lines.length > 0 ? this.#labels() : new Map<string, string>();
    this.#messages = { errors: withSummary(refused, lines, labels), authored };
    return this.#messages;
  }

  #summaryLines(): readonly string[] {
    return this.summaries().flatMap((summary) => {
      const lines = [...summary.querySelectorAll('li')];
      return (lines.length > 0 ? lines : [summary]).map((line) => line.textContent.trim());
    });
  }

  /** Returns the labels of the fields by their names. */
  #labels(): ReadonlyMap<string, string> {
    const labelled = this.#form.names.map((name) => [name, this.#form.labels(name)[0]] as const);
    return new Map(labelled.map(([name, label]) => [name, label ? this.labelText(label) : '']));
  }

  /** Returns the error element that a control of the field references. */
  #described(fieldName: string, selector: string): HTMLElement | null {
    const ids = this.#form
      .controls(fieldName)
      .flatMap((control) => [
        ...(control.getAttribute('aria-errormessage') ?? '').split(/\s+/),
        ...(control.getAttribute('aria-describedby') ?? '').split(/\s+/),
      ]);
    const document = documentOf(this.#form.element);
    const found = ids.filter(Boolean).map((id) => document.getElementById(id));
    return found.find((element) => unclobbered(element)?.matches(selector)) ?? null;
  }

  /** Returns the error element in the block of a field, or right beside it. */
  #inBlock(fieldName: string, selector: string): HTMLElement | null {
    const around = this.#form.block(fieldName) ?? this.#form.controls(fieldName)[0];
    const inside = unclobbered(around)?.querySelector<HTMLElement>(selector);
    if (inside) return inside;
    const { beside } = this.#profile.error;
    return around && beside !== '' ? findBeside(around, beside, selector) : null;
  }

  #errorText(fieldName: string): string {
    const element = this.errorOf(fieldName);
    const lines = [...(unclobbered(element)?.querySelectorAll('li') ?? [])].map((line) =>
      line.textContent.trim(),
    );
    return lines.length > 0 ? lines.join(' ') : (unclobbered(element)?.textContent.trim() ?? '');
  }

  /** Returns true if the server marked a field as refused. */
  #isMarked(fieldName: string): boolean {
    const { control, block } = this.#profile.invalid;
    const isInvalid = (one: Element) =>
      unclobbered(one).getAttribute('aria-invalid') === 'true' ||
      (control !== '' && unclobbered(one).classList.contains(control));
    const own = this.#form.block(fieldName);
    return (
      this.#form.controls(fieldName).some(isInvalid) ||
      (block !== '' && own !== null && own.classList.contains(block))
    );
  }

  /** Returns the server's words right before the form, or anywhere in a page of a system that has a place for them. */
  #summariesOutside(): readonly HTMLElement[] {
    const { summary, isSummaryOutside } = this.#profile;
    const { element } = this.#form;
    const before = unclobbered(element).previousElementSibling;
    if (!isSummaryOutside)
      return before instanceof HTMLElement && unclobbered(before).matches(summary) ? [before] : [];
    const all = [...documentOf(element).querySelectorAll<HTMLElement>(summary)];
    return all.filter((one) => !unclobbered(element).contains(one));
  }

  /** Returns true if an element is a field's error: some systems have one class for both. */
  #isOfField(element: HTMLElement): boolean {
    return this.#form.names.some((name) => this.errorOf(name) === element);
  }

  besideOf(fieldName: string, control: Element): Element {
    const block = this.#form.block(fieldName);
    const path = [...pathTo(control, block)];
    const isGroup = this.#form.controls(fieldName).length > 1 && block !== null;
    // In a row of boxes it would be part of the row.
    const top = isGroup
      ? path.at(-1)
      : path.find((at) => unclobbered(at).parentElement === block || !isRow(unclobbered(at).parentElement));
    return control.closest('label') ?? top ?? control;
  }

  /** Returns the element beside which an error of the field is created. */
  #placeFor(fieldName: string): Element | null {
    const controls = this.#form.controls(fieldName);
    const isAfter = this.#profile.error.place === 'after';
    const control = isAfter ? controls.at(-1) : controls[0];
    if (!control || control.type === 'hidden') return null;
    const block = this.#form.block(fieldName);
    // Inside a label it would be part of the name, and in a row of boxes part of the row.
    const top = block && controls.length > 1 ? [...pathTo(control, block)].at(-1) : control;
    return control.closest('label') ?? top ?? control;
  }
}

/** Returns true if the children of an element are laid out in a row, such as a control and its unit. */
function isRow(element: Element | null): boolean {
  if (!element) return false;
  const { display, flexDirection } = getComputedStyle(element);
  return display.endsWith('flex') && flexDirection.startsWith('row');
}

/** Yields a control and its ancestors, up to the block. */
function* pathTo(control: Element, block: Element | null): Generator<Element> {
  for (let at: Element | null = control; at && at !== block; at = unclobbered(at).parentElement) yield at;
}
