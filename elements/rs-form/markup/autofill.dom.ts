import { controlTraits } from '../definition/control-traits.model.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { FieldControl, ServerForm } from './server-form.dom.js';

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
  const { autocomplete, inputMode } = { ...controlTraits(control.type).hints, ...field };
  add(undoLog, control, 'autocomplete', autocomplete);
  add(undoLog, control, 'inputmode', inputMode);
}

function add(undoLog: UndoLog, control: FieldControl, attribute: string, value: string | undefined): void {
  if (value !== undefined && !control.hasAttribute(attribute))
    undoLog.setAttribute(control, attribute, value);
}
