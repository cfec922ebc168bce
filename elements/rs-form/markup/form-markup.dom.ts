import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { LayoutClasses } from '../definition/layouts.model.js';
import type { FieldMessage } from './field-message.model.js';

/** Errors and labels in the form of a system other than RSForm, by the profile of that system. */
export interface FormMarkup {
  /** Name of the profile. */
  readonly name: string;
  /** Classes of a field with an error and of its block. */
  readonly classes: LayoutClasses;
  /** Returns the error element of a field; null if the page has none. */
  errorOf(fieldName: string): HTMLElement | null;
  /** Creates the error element of a field, which the undo log removes; null for a field without a place for one. */
  addError(fieldName: string, undoLog: UndoLog): HTMLElement | null;
  /** Returns the element after which the suite inserts its own elements, for a control of a field. */
  besideOf(fieldName: string, control: Element): Element;
  /** Shows or hides an error element. */
  showError(error: HTMLElement, isShown: boolean, undoLog: UndoLog): void;
  /** Returns the server's errors in a form that it sent back: of fields, and of the form as a whole (name ''). */
  serverErrors(): readonly FieldMessage[];
  /** Returns the message that the author wrote into the page for any error of a field; '' for none. */
  authoredMessage(fieldName: string): string;
  /** Returns the text of a label without the mark of required fields. */
  labelText(label: HTMLElement): string;
  /** Returns the server's message above the fields of a form that it sent back. */
  summaries(): readonly HTMLElement[];
  /** Returns true if the server itself turns the pages of the form: it has to get each post. */
  isPagedByServer(): boolean;
  /** Returns true if a field is on a page that the server does not show now. */
  isOnOtherPage(fieldName: string): boolean;
  /** Returns true if a button sends a page as it is, without checks. */
  isUnchecked(button: Element): boolean;
  /** Returns the hidden input with the token against forged posts; null for none. */
  tokenInput(): HTMLInputElement | null;
}
