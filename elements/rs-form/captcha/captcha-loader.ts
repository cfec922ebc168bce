import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { hasCaptcha } from './detect.dom.js';

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
