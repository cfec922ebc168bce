import type { ShellCore } from '../../shared/element/shell-element.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { readDefinition } from './definition/read-definition.dom.js';
import { readFormId } from './markup/server-form.dom.js';
import { enhanceForm } from './rs-form.enhance.js';
import { renderedForms } from './rendering/rendered-forms.js';
import type { RsFormElement } from './rs-form.shell.js';

/** What runs behind an `<rs-form>` while it is in the document. */
export interface FormCore extends ShellCore {
  /** Checks the whole form; answers whether it is right. */
  requestValidation?(): Promise<boolean>;
  /** Goes to a page; answers whether it is shown then. */
  goToPage?(page: number, validate: boolean): Promise<boolean>;
}

/** Enhances the server's form. What else may stand in its place is for a chunk that pages with a form do not need. */
export function startCore(shell: RsFormElement): FormCore | Promise<FormCore> {
  const { form } = shell;
  const formId = form && readFormId(form);
  if (!form || formId === null || renderedForms.has(form)) return startWithoutForm(shell);

  const definition = readDefinition(shell);
  if (definition && definition.formId !== formId) {
    throw new ConfigError(
      shell,
      'JSON at formId',
      `found ${definition.formId}, expected the form's ${formId}`,
    );
  }
  return enhanceForm(shell, form, formId, definition);
}

async function startWithoutForm(shell: RsFormElement): Promise<FormCore> {
  const module = await import('./rs-form.without-form.js');
  return module.startWithoutForm(shell, enhanceForm);
}
