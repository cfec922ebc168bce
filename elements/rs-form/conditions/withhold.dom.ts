import { listenToForm } from '../../../shared/dom/unclobbered-form.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { compileConditions } from './compile.model.js';
import type { VisibilityState } from './visibility.model.js';
import { fieldsToLeaveOut } from './hidden-fields.model.js';

interface WithholdParts {
  readonly form: ServerForm;
  readonly definition: FormDefinition;
  readonly visibility: { readonly state: VisibilityState };
}

/**
 * Removes withheld fields, and the hidden dates beside them, from every post and every `FormData` of the form. Returns a
 * function that stops.
 */
export function withholdHidden({ form, definition, visibility }: WithholdParts): () => void {
  const life = new AbortController();
  const leaveOut = ({ formData }: FormDataEvent) => {
    const names = fieldsToLeaveOut(compileConditions(definition.conditions), visibility.state);
    for (const key of [...formData.keys()]) {
      const name = form.fieldOf(key.replace(`hidden[${form.formId}_`, 'form['));
      if (name !== null && names.has(name)) formData.delete(key);
    }
  };
  listenToForm(form.element, 'formdata', leaveOut, { signal: life.signal });
  return () => life.abort();
}
