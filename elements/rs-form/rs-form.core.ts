import { readDefinition } from './definition/read-definition.dom.js';
import type { FormCore, FormHost } from './form/rs-form.session.js';
import { indexServerForm, readFormId, renderedForms } from './markup/server-form.dom.js';
import { enhanceForm } from './rs-form.enhance.js';
import { watchContent } from './rs-form.content-watch.js';
import { reportEarly, startWithoutForm } from './rs-form.without-form.js';

/** Enhances the server's form, or starts the content in its place. */
export function startCore(shell: FormHost): FormCore | Promise<FormCore> {
  watchContent(shell);
  const { form } = shell;
  const formId = form && readFormId(form);
  if (!form || formId === null || renderedForms.has(form)) return startWithoutForm(shell, enhanceForm);

  const definition = readDefinition(shell, () => reportEarly(shell));
  // It reports that the JSON is for another form.
  if (definition && definition.formId !== formId) return startWithoutForm(shell, enhanceForm);
  return enhanceForm(shell, indexServerForm(form, formId), definition);
}
