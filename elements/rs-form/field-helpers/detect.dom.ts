import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import type { FieldDefinition, FormDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/field-types.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';

/** Each may say too much: then the chunk comes, and does nothing. */
const marks =
  '[id^="rsfp-counter-"],[oninput*="showCounter"],[name$="][d]"],[type="range"],[id^="captcha"],input[aria-hidden]';

/** Whether a form has use for the chunk of the smaller behaviours at once. */
export function hasFieldHelpers(form: ServerForm, { fields }: FormDefinition): unknown {
  return (
    findInForm(form.element, marks)[0] ||
    fields.some(
      (field) =>
        field.countUnit ||
        field.type === 'location' ||
        fieldWidget(field) === 'slider' ||
        hasBegunLimit(form, field),
    )
  );
}

/**
 * Whether the server has ticked some of the few that may be ticked. What a visitor ticked before the script was there
 * is no reason: the words would move what the visitor reads.
 */
function hasBegunLimit(form: ServerForm, { name, maxSelections }: FieldDefinition): unknown {
  return maxSelections && form.controls(name).some((control) => control.matches('[checked]'));
}

/** Whether a form has use for it once the visitor touches the form: then a limit may be reached. */
export function hasLimits({ fields }: FormDefinition): boolean {
  return fields.some((field) => field.maxSelections);
}
