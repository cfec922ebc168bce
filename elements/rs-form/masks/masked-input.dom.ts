import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import type { Mask } from './mask.model.js';
import { deletionOf, foresee } from './edit.model.js';
import { groupedOf, plainOf, regroup, type Deletion } from './regroup.model.js';
import { readShown, writeByEdit, writeShown } from './write-by-edit.dom.js';

/** Form of a value that the server gets. */
export type PostedForm = 'plain' | 'grouped';

/** Constraints of the server on the value that it gets. */
export interface Constraints {
  readonly pattern: string | null;
  readonly minLength: number;
  readonly maxLength: number;
}

const constraintNames = ['pattern', 'minlength', 'maxlength'] as const;

/**
 * Input that shows its text in groups. Its `value` is the plain text for every script; `posted` is the value for the server.
 * The browser would check and cut the grouped text, so the constraints are no attributes any more.
 */
export class MaskedInput {
  readonly input: HTMLInputElement;
  readonly mask: Mask;
  readonly constraints: Constraints;
  readonly #post: PostedForm;
  readonly #restore: () => void;
  /** Text that was shown last. */
  #shown = '';

  constructor(input: HTMLInputElement, mask: Mask, post: PostedForm, undoLog: UndoLog) {
    this.input = input;
    this.mask = mask;
    this.#post = post;
    const { minLength, maxLength } = input;
    this.constraints = { pattern: input.getAttribute('pattern'), minLength, maxLength };
    for (const name of constraintNames) if (input.hasAttribute(name)) undoLog.setAttribute(input, name, null);
    this.#restore = replaceProperties(input, {
      value: { read: (text) => this.plain(text), write: (text) => groupedOf(mask, text) },
      defaultValue: { read: (text) => this.plain(text) },
      maxLength: { read: () => maxLength },
    });
    this.show();
  }

  /** Value that the server gets. */
  get posted(): string {
    const shown = this.shown;
    return this.#post === 'plain' ? this.plain(shown) : groupedOf(this.mask, shown);
  }

  get shown(): string {
    return readShown(this.input);
  }

  /** Returns a text without separators; one that the mask does not accept as it is. */
  plain(text: string): string {
    return plainOf(this.mask, text) ?? text;
  }

  /** Shows the text in groups: it was written by a script, the browser or a password manager. */
  show(): void {
    const { input, shown, mask } = this;
    const text = groupedOf(mask, shown);
    if (text !== shown && isFocused(input)) this.#write();
    else if (text !== shown) writeShown(input, text);
    this.#shown = this.shown;
  }

  /**
   * Edits the text in the place of the browser, if that leads to other groups: the edit and its groups are one step, which can
   * be undone.
   */
  beforeEdit(event: InputEvent): void {
    const { input, mask, shown: text } = this;
    const { selectionStart, selectionEnd } = input;
    if (!event.cancelable || event.isComposing || selectionStart === null || selectionEnd === null) return;
    const { inputType, data } = event;
    const next = foresee(mask, { inputType, data, text, start: selectionStart, end: selectionEnd });
    if (!next) return;
    event.preventDefault();
    writeByEdit(input, next);
    this.#shown = this.shown;
  }

  /** Shows the text in groups after an edit of the visitor, with the caret in its place. */
  edited(inputType: string): void {
    if (!isFocused(this.input)) return this.show();
    // An undone step would be done again. The groups come back with the next edit.
    if (!inputType.startsWith('history')) this.#write(deletionOf(inputType, this.#shown));
    this.#shown = this.shown;
  }

  /** Gives the server's input back, with the text that the server wants. */
  release(): void {
    const { posted } = this;
    this.#restore();
    if (readShown(this.input) !== posted) writeShown(this.input, posted);
  }

  #write(deletion?: Deletion): void {
    const { input, shown, mask } = this;
    const { selectionStart, selectionEnd } = input;
    const caret = selectionEnd ?? shown.length;
    const next = regroup(mask, { text: shown, caret }, deletion);
    if (next.text !== shown) writeByEdit(input, next);
    else if (next.caret !== caret && selectionStart === selectionEnd)
      input.setSelectionRange(next.caret, next.caret);
  }
}

/** Returns true if the visitor types into an input. */
function isFocused(input: HTMLInputElement): boolean {
  const root = input.getRootNode();
  return (root instanceof ShadowRoot ? root : documentOf(input)).activeElement === input;
}

interface Replaced {
  readonly read: (found: string) => unknown;
  readonly write?: (text: string) => string;
}

/** Replaces properties of one element. Returns a function that restores those that it had. */
function replaceProperties(
  input: HTMLInputElement,
  replaced: Readonly<Record<string, Replaced>>,
): () => void {
  const undos = Object.entries(replaced).map(([name, { read, write = (text: string) => text }]) => {
    // A library of the page may have properties of its own on the element.
    const own = Object.getOwnPropertyDescriptor(input, name);
    const native = own ?? Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, name);
    Object.defineProperty(input, name, {
      configurable: true,
      enumerable: own?.enumerable ?? false,
      get: () => read(String(native?.get?.call(input))),
      set: (value) => native?.set?.call(input, write(value === null ? '' : String(value))),
    });
    return () => {
      Reflect.deleteProperty(input, name);
      if (own) Object.defineProperty(input, name, own);
    };
  });
  return () => {
    for (const undo of undos) undo();
  };
}
