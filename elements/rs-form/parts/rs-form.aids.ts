import { writeAutofillHints } from '../adapters/form/autofill-hints.js';
import { completeReset } from '../adapters/form/complete-reset.js';
import type { FormPart, FormSession } from '../rs-form.session.js';

/**
 * What helps a visitor and the page, and can wait until the form is touched: what fields are for, and what a
 * browser's reset leaves out.
 */
export function startPart({ form, definition, ledger }: FormSession): FormPart {
  writeAutofillHints(form, ledger, definition.fields);
  return { stop: completeReset(form) };
}
