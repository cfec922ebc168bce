import type { ShellCore } from '../../shared/element/shell-element.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { readDefinition } from './adapters/read-definition.js';
import { readFormId } from './adapters/server-form.js';
import { findThankYou, type ThankYou } from './adapters/thank-you.js';
import type { FormDefinition } from './contract/form-definition.js';
import { enhanceForm } from './rs-form.enhance.js';
import type { RsFormElement } from './rs-form.shell.js';

/** What runs behind an `<rs-form>` while it is in the document. */
export type FormCore = ShellCore;

/**
 * Starts what fits the markup, in this order: the server's form, the thank-you that stands in its place, or
 * nothing but a ConfigError for the author.
 */
export function startCore(shell: RsFormElement): FormCore {
  const definition = readDefinition(shell);
  const { form } = shell;
  const formId = form && readFormId(form);

  if (form && formId !== null) {
    if (definition && definition.formId !== formId) {
      throw new ConfigError(
        shell,
        'JSON at formId',
        `found ${definition.formId}, expected the form's ${formId}`,
      );
    }
    return enhanceForm(shell, form, formId, definition);
  }

  const thanks = findThankYou(shell, definition?.formId ?? null);
  if (thanks) return startThanks(shell, thanks, definition);
  throw new ConfigError(
    shell,
    'content',
    form
      ? 'found a form without a hidden form[formId]'
      : 'found no form, expected one with a hidden form[formId]',
  );
}

/** The thank-you is a chunk of its own: a page with a form does not need it. */
function startThanks(shell: RsFormElement, thanks: ThankYou, definition: FormDefinition | null): FormCore {
  let isWanted = true;
  let stop = () => undefined as void;
  import('./rs-form.thanks.js').then(
    ({ welcomeThanks }) => {
      if (isWanted) stop = welcomeThanks(shell, thanks, definition);
    },
    (error: unknown) => shell.report(error),
  );

  return {
    stop() {
      isWanted = false;
      stop();
    },
  };
}
