import type { FieldDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/field-types.model.js';
import type { RsRangeElement } from '../../rs-range/rs-range.element.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { ServerForm } from '../markup/server-form.dom.js';

export const rangeTag = 'rs-range';

/** A text of the server that a slider stands for: it stays what is posted. */
export interface RangeField {
  readonly field: FieldDefinition;
  readonly input: HTMLInputElement;
}

/** The texts for which the author's JSON wants a slider. */
export function findRangeFields(form: ServerForm, fields: readonly FieldDefinition[]): readonly RangeField[] {
  return fields.flatMap((field) => {
    const [input] = fieldWidget(field) === 'slider' ? form.controls(field.name) : [];
    return input instanceof HTMLInputElement && input.type === 'text' ? [{ field, input }] : [];
  });
}

/** A slider always stands somewhere: where the server sent no value, that place is the field's default. */
export function writeStart(undoLog: UndoLog, input: HTMLInputElement, text: string): void {
  if (input.value !== '') return;
  if (input.defaultValue === '') undoLog.setAttribute(input, 'value', text);
  // A text that was emptied by script or by the browser's memory does not follow its default.
  if (input.value === '') input.value = text;
  // Only `change`: nobody has typed.
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Read from the text: the slider is not in the page yet when it is made. */
export function isRightToLeft(input: HTMLInputElement): boolean {
  return getComputedStyle(input).direction === 'rtl';
}

/** Writes what the visitor chose, as a visitor's own change; `change` comes once at the end of a drag. */
export function writeRangeText(input: HTMLInputElement, text: string, isDone: boolean): void {
  if (input.value !== text) {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (isDone) input.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Puts the slider behind the text and takes the text out of sight, not out of the form. Who wants the text (its
 * label, a link of the error list) gets the slider. Returns the way back.
 */
export function placeRange(input: HTMLInputElement, host: RsRangeElement, undoLog: UndoLog): () => void {
  const forward = () => host.focus();
  input.after(host);
  undoLog.setAttribute(input, 'tabindex', '-1');
  undoLog.setAttribute(input, 'aria-hidden', 'true');
  const showAgain = hideVisually(input);
  input.addEventListener('focus', forward);

  return () => {
    input.removeEventListener('focus', forward);
    showAgain();
    host.remove();
  };
}

/** By the CSSOM, which a strict style-src allows. Not `display: none`: that could not take the focus over. */
function hideVisually(element: HTMLElement): () => void {
  const { style } = element;
  const wanted = [
    ['position', 'absolute'],
    ['inline-size', '1px'],
    ['block-size', '1px'],
    ['min-inline-size', '0'],
    ['min-block-size', '0'],
    ['padding', '0'],
    ['margin', '-1px'],
    ['border', '0'],
    ['overflow', 'hidden'],
    ['clip-path', 'inset(50%)'],
  ] as const;
  const before = wanted.map(([name]) => [name, style.getPropertyValue(name)] as const);
  for (const [name, value] of wanted) style.setProperty(name, value, 'important');

  return () => {
    for (const [name] of wanted) style.removeProperty(name);
    for (const [name, value] of before) if (value !== '') style.setProperty(name, value);
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  };
}
