import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { controlTraits } from '../definition/control-traits.model.js';
import { wordsOf } from '../../../shared/dom/label-text.js';
import { findInForm, formElements } from '../../../shared/dom/unclobbered-form.js';
import { documentOf, type SafeDocument, unclobbered } from '../../../shared/dom/unclobbered.js';
import type { ServerForm } from './server-form.dom.js';
import { isErrorId } from './error-names.model.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import { textMarks } from '../../../shared/i18n/text-marks.js';

/** Returns the server's error element of a field. */
export function errorElementOf(form: ServerForm, name: string): HTMLElement | null {
  if (form.markup) return form.markup.errorOf(name);
  const spans = form.block(name)?.querySelectorAll<HTMLElement>('[id^="component"]') ?? [];
  return [...spans].find(({ id }) => isErrorId(id)) ?? null;
}

/** Returns the author's message for any error of a field, from the page; '' for none. */
export function authoredMessageOf(form: ServerForm, name: string): string {
  if (form.markup) return form.markup.authoredMessage(name);
  return errorElementOf(form, name)?.textContent.trim() ?? '';
}

/** The server's error element of a component. */
export interface ErrorElement {
  /** The field that it belongs to; empty where the component has no field of its own, as a bot check. */
  readonly name: string;
  readonly element: HTMLElement;
}

/** Returns the error elements of this form: of fields, then of components without one. */
export function errorElementsOf(form: ServerForm): readonly ErrorElement[] {
  const owned = form.names.flatMap((name) => {
    const element = errorElementOf(form, name);
    return element ? [{ name, element }] : [];
  });
  if (form.markup) return owned;
  const taken = new Set(owned.map(({ element }) => element));
  const loose = form.find('[id^="component"]').filter((one) => isErrorId(one.id) && !taken.has(one));
  return [...owned, ...loose.map((element) => ({ name: '', element }))];
}

/** Returns the number of a component, from the id of its error element. */
export function componentIdOf({ id }: HTMLElement): string {
  return id.slice('component'.length);
}

/** Returns the server's words above the fields of a form that it sends back: its box of errors, or bare words. */
export function errorWordsOf({ element, formId, markup }: ServerForm): readonly HTMLElement[] {
  if (markup) return markup.summaries();
  const box = `[id="rsform_error_${formId}"]`;
  return findInForm<HTMLElement>(element, `${box},.formRed:not(${box} *)`);
}

/** The words that name the field for a visitor: its label without the required marker. */
export function labelTextOf(form: ServerForm, name: string): string {
  const [label] = form.labels(name);
  return (label && (form.markup?.labelText(label) ?? wordsOf(label))) || name;
}

/** Returns true if the page itself hides the block of a field. The pages of a form around it do not count. */
export function isBlockHidden(form: ServerForm, name: string): boolean {
  const block = form.block(name);
  return block !== null && getComputedStyle(block).display === 'none';
}

/** The buttons that send the form, those outside that name it by `form` included. */
export function submitButtonsOf({ element }: ServerForm): readonly (HTMLInputElement | HTMLButtonElement)[] {
  return formElements(element).filter(isSubmitButton);
}

/** Returns true if a tag shows nothing without its form. */
export function isEmptyTag({ children }: Element): boolean {
  return [...children]
    .map((child) => unclobbered(child))
    .every((child) => child.slot !== '' || child.matches('script, noscript, template'));
}

/** Returns true if a press on an element sends its form. */
function isSubmitButton(element: Element): element is HTMLInputElement | HTMLButtonElement {
  return (
    element.matches('button, input') &&
    'type' in element &&
    ['submit', 'image'].includes(String(element.type))
  );
}

/** Focuses the first focusable control of a field. Returns true if one was focused. */
export function focusField(form: ServerForm, name: string): boolean {
  return focusFirst(form.controls(name));
}

/** Focuses the first focusable element of a list. Returns true if one was focused. */
export function focusFirst(elements: readonly HTMLElement[]): boolean {
  for (const element of elements) {
    if (element.matches(':disabled')) continue;
    if ('type' in element && !controlTraits(String(element.type)).isSeen) continue;
    element.focus();
    if (element.getRootNode() instanceof Document && documentOf(element).activeElement === element)
      return true;
  }
  return false;
}

/** Adds an id to the `aria-describedby` of a control, or removes it. Other ids stay. */
export function setDescriber(undoLog: UndoLog, element: Element, id: string, isOn: boolean): void {
  const before = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((one) => one !== '');
  if (before.includes(id) === isOn) return;
  const after = isOn ? [...before, id] : before.filter((one) => one !== id);
  undoLog.setAttribute(element, 'aria-describedby', after.length > 0 ? after.join(' ') : null);
}

/**
 * Returns a text for an element of the server's: in an element of its own where the page does not have its language.
 */
export function wrapOwnText(document: SafeDocument, text: string): string | HTMLElement {
  if (!textMarks.has(text)) return text;
  const span = document.createElement('span');
  writeOwnText(span, text);
  return span;
}
