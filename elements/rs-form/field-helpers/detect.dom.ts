import type { FieldDefinition, FormDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/field-types.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';

/** The markup of fields that need helpers. A false match loads the chunk, which then does nothing. */
const marks = [
  '[id^="rsfp-counter-"]',
  '[oninput*="showCounter"]',
  '[name$="][d]"]',
  '[type="range"]',
].join();

/** Returns true if the form needs the chunk of the field helpers at once. */
export function hasFieldHelpers(form: ServerForm, { fields }: FormDefinition): boolean {
  return form.find(marks).length > 0 || fields.some((field) => needsHelper(form, field));
}

function needsHelper(form: ServerForm, field: FieldDefinition): boolean {
  if (field.countUnit || fieldWidget(field) === 'slider') return true;
  return hasBegunLimit(form, field);
}

/**
 * Whether the server has ticked some of the few that may be ticked. What a visitor ticked before the script was there
 * is no reason: the words would move what the visitor reads.
 */
function hasBegunLimit(form: ServerForm, { name, maxSelections }: FieldDefinition): boolean {
  if (!maxSelections) return false;
  return form.controls(name).some((control) => control.matches('[checked]'));
}

/** Returns true if the form limits a selection: the chunk is needed once the visitor touches the form. */
export function hasLimits({ fields }: FormDefinition): boolean {
  return fields.some((field) => field.maxSelections);
}
