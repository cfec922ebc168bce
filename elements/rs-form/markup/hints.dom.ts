import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import { type FieldControl, type ServerForm, wordsOf } from './server-form.dom.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';

interface Hints {
  readonly autocomplete?: string;
  readonly inputMode?: string;
}

const hintsOfType: ReadonlyMap<string, Hints> = new Map<string, Hints>([
  ['email', { autocomplete: 'email', inputMode: 'email' }],
  ['tel', { autocomplete: 'tel', inputMode: 'tel' }],
  ['url', { autocomplete: 'url', inputMode: 'url' }],
  ['number', { inputMode: 'decimal' }],
]);

/**
 * Tells browsers and phones what a field is for (WCAG 1.3.5): from its type and the author's JSON, never over an
 * attribute that the markup already has.
 */
export function writeAutofillHints(
  form: ServerForm,
  undoLog: UndoLog,
  fields: readonly FieldDefinition[],
): void {
  const byName = new Map(fields.map((field) => [field.name, field]));
  for (const name of form.names) {
    for (const control of form.controls(name)) hint(undoLog, control, byName.get(name));
  }
}

function hint(undoLog: UndoLog, control: FieldControl, field: FieldDefinition | undefined): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  const { autocomplete, inputMode } = { ...hintsOfType.get(control.type), ...field };
  add(undoLog, control, 'autocomplete', autocomplete);
  add(undoLog, control, 'inputmode', inputMode);
}

function add(undoLog: UndoLog, control: FieldControl, attribute: string, value: string | undefined): void {
  if (value !== undefined && !control.hasAttribute(attribute))
    undoLog.setAttribute(control, attribute, value);
}

/**
 * Names the server's groups whose `aria-labelledby` leads nowhere, because a field's name with a space makes two
 * ids of one (WCAG 1.3.1).
 */
export function nameGroups(form: ServerForm, undoLog: UndoLog): void {
  for (const group of findInForm(form.element, '[role="group"][aria-labelledby]')) {
    const id = group.getAttribute('aria-labelledby') ?? '';
    const caption = group.ownerDocument.getElementById(id);
    if (!/\s/.test(id) || !caption) continue;
    undoLog.setAttribute(group, 'aria-labelledby', null);
    undoLog.setAttribute(group, 'aria-label', wordsOf(caption));
  }
}

/** Adds an element to those that describe a control, or takes it out; the others stay. */
export function setDescriber(undoLog: UndoLog, element: Element, id: string, isOn: boolean): void {
  const before = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((one) => one !== '');
  if (before.includes(id) === isOn) return;
  const after = isOn ? [...before, id] : before.filter((one) => one !== id);
  undoLog.setAttribute(element, 'aria-describedby', after.length > 0 ? after.join(' ') : null);
}
