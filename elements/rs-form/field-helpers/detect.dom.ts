import type { FieldDefinition, FormDefinition } from '../definition/definition.model.js';
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
  return form.find(marks).length > 0 || fields.some((field) => field.countUnit || hasBegunLimit(form, field));
}

/**
 * Returns whether the server has ticked boxes of a group with a limit. Boxes that a visitor ticked before the script was
 * there do not count: the hint would move what the visitor reads.
 */
function hasBegunLimit(form: ServerForm, { name, maxSelections }: FieldDefinition): boolean {
  if (!maxSelections) return false;
  return form.controls(name).some((control) => control.matches('[checked]'));
}

/** Returns true if the form limits a selection: the chunk is needed once the visitor touches the form. */
export function hasLimits({ fields }: FormDefinition): boolean {
  return fields.some((field) => field.maxSelections);
}
