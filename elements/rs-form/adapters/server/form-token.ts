import { findInForm, listenToForm } from '../../../../shared/dom/unclobbered-form.js';
import { isFormToken } from '../../contract/form-token.js';
import type { ServerLimits } from '../../contract/server-limits.js';
import { askServer, type ServerReply } from './ask-server.js';
import type { ServerForm } from '../form/server-form.js';

/** The hidden input whose name is the server's token; null where the form has none. */
export function formTokenInput({ form }: ServerForm): HTMLInputElement | null {
  const inputs = findInForm<HTMLInputElement>(form, 'input[type="hidden"]');
  return inputs.find(({ name, value }) => isFormToken(name, value)) ?? null;
}

/** The text of the page that shows the form, fresh from the server. */
export function readFormPage(limits: ServerLimits, signal: AbortSignal): Promise<ServerReply> {
  const url = new URL(document.URL);
  url.hash = '';
  return askServer({ url, signal, limitMs: limits.tokenPageMs, maxBytes: limits.tokenPageBytes });
}

/** Whether the form has a check for robots that a second rendering of its page would spoil. */
export function hasRobotTest({ form }: ServerForm): boolean {
  const pictures = '.rsform-captcha-box, img[id^="captcha"]';
  return findInForm(form, `${pictures}, div[id^="g-recaptcha-"], div[id^="h-captcha-"]`).length > 0;
}

/** Tells when the visitor turns to the form; `isRestored` where the page comes from the back-forward cache. */
export function listenForVisitor(
  { form }: ServerForm,
  turned: (visit: { readonly isRestored: boolean }) => void,
): () => void {
  const seen = () => document.visibilityState === 'visible' && turned({ isRestored: false });
  const shown = ({ persisted }: PageTransitionEvent) => persisted && turned({ isRestored: true });
  const stopForm = listenToForm(form, 'focusin', () => turned({ isRestored: false }));
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', shown);

  return () => {
    stopForm();
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', shown);
  };
}
