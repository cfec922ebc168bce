import { listenToForm } from '../../../shared/dom/unclobbered-form.js';
import { controlValue } from '../definition/types.model.js';
import { type ServerForm, systemMessage } from '../markup/server-form.dom.js';
import { errorShownClass } from '../markup/server-names.model.js';
import { askServer, type ServerReply, type ServerLimits } from '../server-check/ask-server.dom.js';
import { document } from '../../../shared/dom/unclobbered.js';
import { isFormToken } from './token.model.js';
import { errorElementOf } from '../markup/field-parts.dom.js';

/** The hidden input whose name is the server's token; null where the form has none. */
export function formTokenInput(form: ServerForm): HTMLInputElement | null {
  if (form.markup) return form.markup.tokenInput();
  const inputs = form.find<HTMLInputElement>('input[type="hidden"]');
  return inputs.find(({ name, value }) => isFormToken(name, value)) ?? null;
}

/** The text of the page that shows the form, fresh from the server. */
export function readFormPage(limits: ServerLimits, signal: AbortSignal): Promise<ServerReply> {
  const url = new URL(document.URL);
  url.hash = '';
  return askServer({ url, signal, limitMs: limits.tokenPageMs, maxBytes: limits.tokenPageBytes });
}

/** Returns true if the form has a check for robots that a second rendering of its page would spoil. */
export function hasRobotTest(form: ServerForm): boolean {
  const pictures = '.rsform-captcha-box, img[id^="captcha"]';
  return form.find(`${pictures}, div[id^="g-recaptcha-"], div[id^="h-captcha-"]`).length > 0;
}

/** Notifies when the visitor turns to the form; `isRestored` where the page comes from the back-forward cache. */
export function listenForVisitor(
  { element: form }: ServerForm,
  turned: (visit: { readonly isRestored: boolean }) => void,
): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') turned({ isRestored: false });
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) turned({ isRestored: true });
  };
  const life = new AbortController();
  const { signal } = life;
  listenToForm(form, 'focusin', () => turned({ isRestored: false }), { signal });
  document.addEventListener('visibilitychange', seen, { signal });
  window.addEventListener('pageshow', shown, { signal });
  return () => life.abort();
}

/**
 * Returns true if the server sent the form back because its token was spent: it says so in the page's messages, and marks
 * every field that holds something, the right ones too.
 */
export function isTokenRefused(form: ServerForm): boolean {
  return isTokenRefusedIn(form, systemMessage() ?? '');
}

/** Returns true if the token of a form in another page was refused, by the message of that page. */
export function isTokenRefusedIn(form: ServerForm, message: string): boolean {
  if (message === '') return false;
  const marks = form.names
    .filter((name) => form.controls(name).some(({ type }) => controlValue(type) !== 'none'))
    .flatMap((name) => errorElementOf(form, name) ?? []);
  // One field alone does not show it.
  return marks.length > 1 && marks.every(({ classList }) => classList.contains(errorShownClass));
}
