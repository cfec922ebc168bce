import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { writeAutofillHints } from '../markup/autofill.dom.js';
import { completeReset } from '../markup/complete-reset.dom.js';

/** Writes what fields are for into their `autocomplete`, and resets what a browser's reset leaves out. */
export function startFeature({ form, definition, undoLog }: FormSession): FormFeature {
  writeAutofillHints(form, undoLog, definition.fields);
  return { stop: completeReset(form) };
}
