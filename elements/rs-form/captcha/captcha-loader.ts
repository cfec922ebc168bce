import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';

/** The captchas of a form, in a chunk of their own: few forms have one. Without it the server's field stays as it is. */
export function startCaptchas(session: FormSession): FormFeature {
  let captchas: FormFeature | undefined;
  let isStopped = false;

  async function load(): Promise<void> {
    const { startFeature } = await import('./captcha.js');
    if (!isStopped) captchas = startFeature(session);
  }

  if (hasCaptcha(session.form.element))
    load().catch((error: unknown) => session.shell.report(error, 'captcha'));
  return {
    pageReturned: (isRestored) => captchas?.pageReturned?.(isRestored),
    beforeSend: () => captchas?.beforeSend?.(),
    stop() {
      isStopped = true;
      captchas?.stop();
    },
  };
}

/** Whether a form has a captcha image, or a text that only bots are meant to fill in. */
function hasCaptcha(form: HTMLFormElement): boolean {
  return findInForm(form, 'img[id^="captcha"], input[type="text"][aria-hidden="true"]').length > 0;
}
