import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import type { FormDefinition } from '../contract/form-definition.js';

const marks =
  '[id^="rsfp-counter-"],[oninput*="showCounter"],select[name^="form["][name$="][d]"],[type="range"]';

/** Whether a form has use for the chunk of the smaller behaviours at once. */
export function hasExtras(form: HTMLFormElement, { fields }: FormDefinition): boolean {
  return (
    findInForm(form, marks).length > 0 ||
    fields.some(({ type, countUnit }) => countUnit || type === 'range-slider')
  );
}

/** Whether a form has use for it once the visitor touches the form: then a limit may be reached. */
export function hasLimits({ fields }: FormDefinition): boolean {
  return fields.some(({ maxSelections }) => maxSelections !== undefined);
}
