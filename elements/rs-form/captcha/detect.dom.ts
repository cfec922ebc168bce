import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import type { ServerForm } from '../markup/server-form.dom.js';

/** Whether a form has a captcha image, or a text that only bots are meant to fill in. */
export function hasCaptcha({ element }: ServerForm): boolean {
  return findInForm(element, 'img[id^="captcha"], [aria-hidden][type="text"]').length > 0;
}
