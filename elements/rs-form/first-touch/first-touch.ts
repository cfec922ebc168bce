import { areChecksOn } from '../../../shared/element/page-checks.js';
import { startTokenRenewal } from '../csrf-token/token-renewal.js';
import { writeAutofillHints } from '../markup/autofill.dom.js';
import { completeReset } from '../markup/complete-reset.dom.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';

/**
 * What helps a visitor, the page and its author, and can wait until the form is touched: what fields are for, what a
 * browser's reset leaves out, a token that is fresh after hours, and what is wrong in the form.
 */
export function startFeature(session: FormSession): FormFeature {
  const { form, definition, undoLog } = session;
  writeAutofillHints(form, undoLog, definition.fields);
  if (areChecksOn()) void tellAuthor(session);
  const stopCompleting = completeReset(form);
  const stopRenewing = startTokenRenewal(session);
  return {
    stop() {
      stopCompleting();
      stopRenewing();
    },
  };
}

async function tellAuthor(session: FormSession): Promise<void> {
  try {
    const { tellFormMistakes } = await import('../mistakes/mistakes.js');
    tellFormMistakes(session);
  } catch (error) {
    session.shell.report(error, 'mistakes');
  }
}
