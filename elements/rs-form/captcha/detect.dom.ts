import { findInForm } from '../../../shared/dom/unclobbered-form.js';

/** Whether a form has a captcha image, or a text that only bots are meant to fill in. */
export function hasCaptcha(form: HTMLFormElement): boolean {
  return findInForm(form, 'img[id^="captcha"], input[type="text"][aria-hidden="true"]').length > 0;
}
