import { createDiagnostic, type Diagnostic } from '../definition/diagnostic.model.js';

/** Returns the diagnostic of JSON for another form than the one in the tag, or of JSON without a number. */
export function diagnoseFormId(found: number, formId: number): Diagnostic {
  return createDiagnostic(
    'form-id',
    'JSON at formId',
    found === 0 ? 'nothing' : String(found),
    `the form's ${formId}`,
  );
}

/** Returns the diagnostic of a tag whose content is no form of the server. */
export function diagnoseNoForm(hasForm: boolean): Diagnostic {
  const found = hasForm ? 'a form without a hidden form[formId]' : 'no form';
  return createDiagnostic('form-missing', 'content', found, 'one with a hidden form[formId]');
}
