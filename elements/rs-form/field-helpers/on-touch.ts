import { writeAutofillHints } from '../markup/autofill.dom.js';
import { completeReset } from '../markup/complete-reset.dom.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';

/**
 * What helps a visitor and the page, and can wait until the form is touched: what fields are for, and what a
 * browser's reset leaves out.
 */
export function startFeature(session: FormSession): FormFeature {
  const { form, definition, undoLog } = session;
  writeAutofillHints(form, undoLog, definition.fields);
  return { stop: completeReset(form) };
}
