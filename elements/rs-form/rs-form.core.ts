import { readDefinition } from './definition/read-definition.dom.js';
import type { FormCore, FormHost } from './form/rs-form.session.js';
import { loadForm, reportEarly } from './loading/loading.js';
import { indexServerForm, readFormId, renderedForms } from './markup/server-form.dom.js';
import { enhanceForm } from './rs-form.enhance.js';

/** Enhances the server's form. What else may stand in its place is for a chunk that pages with a form do not need. */
export function startCore(shell: FormHost): FormCore | Promise<FormCore> {
  const { form } = shell;
  const formId = form && readFormId(form);
  if (!form || formId === null || renderedForms.has(form)) return startWithoutForm(shell);

  const definition = readDefinition(shell, () => reportEarly(shell));
  // It reports that the JSON is for another form.
  if (definition && definition.formId !== formId) return startWithoutForm(shell);
  return enhanceForm(shell, indexServerForm(form, formId), definition);
}

async function startWithoutForm(shell: FormHost): Promise<FormCore> {
  const module = await loadForm(shell, () => import('./rs-form.without-form.js'));
  await shell.loadTexts();
  return module.startWithoutForm(shell, enhanceForm);
}
