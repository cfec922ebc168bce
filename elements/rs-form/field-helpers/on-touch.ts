import { writeAutofillHints } from '../markup/autofill.dom.js';
import { completeReset } from '../markup/complete-reset.dom.js';
import { fieldTypes } from '../definition/field-traits.model.js';
import { parseJson, readInlineJson } from '../definition/read-definition.dom.js';
import { tellMistakes } from '../form/tell-mistakes.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';

/**
 * What helps a visitor and the page, and can wait until the form is touched: what fields are for, and what a
 * browser's reset leaves out.
 */
export function startFeature(session: FormSession): FormFeature {
  const { form, definition, undoLog } = session;
  writeAutofillHints(form, undoLog, definition.fields);
  checkTypes(session);
  return { stop: completeReset(form) };
}

/** The first reaction takes any type for granted: what is none is named here. */
function checkTypes({ shell, definition }: FormSession): void {
  if (definition.fields.every(({ type }) => !type || fieldTypes.includes(type))) return;
  const json = readInlineJson(shell);
  if (json !== null) tellMistakes(shell, parseJson(shell, json));
}
