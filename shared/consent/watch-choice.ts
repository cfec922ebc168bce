import type { SafeDocument } from '../dom/unclobbered.js';
import { optionalGlobal } from '../dom/named-by-page.js';
import { consentCookie, findConsent, type Consent } from './parse-consent.model.js';

/**
 * Calls back when the visitor's choice has changed: with the event's detail if the layer of this page has changed it,
 * without an argument if another page has written the cookie. Browsers without cookie events are checked when the
 * page is shown or focused.
 *
 * @returns A function that stops.
 */
export function watchChoice(document: SafeDocument, changed: (detail?: unknown) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const window = document.defaultView;
  let known = readConsentText(document);

  function check(): void {
    const text = readConsentText(document);
    if (text === known) return;
    known = text;
    changed();
  }

  document.addEventListener(
    'cookie-consent-changed',
    ({ detail }) => {
      known = readConsentText(document);
      changed(detail);
    },
    { signal },
  );
  document.addEventListener('visibilitychange', check, { signal });
  window?.addEventListener('pageshow', check, { signal });
  window?.addEventListener('focus', check, { signal });
  cookieStoreOf(window)?.addEventListener('change', check, { signal });
  return () => stop.abort();
}

/**
 * Returns the cookie store; null where the browser or an insecure context has none, or an id in the markup has its
 * name.
 */
function cookieStoreOf(window: Window | null): EventTarget | null {
  const store = window ? optionalGlobal('cookieStore', window) : null;
  return store instanceof EventTarget ? store : null;
}

/**
 * Returns the visitor's current choice from the cookies; undefined without a choice, or where cookies cannot be read.
 */
export function readConsent(document: SafeDocument): Consent | undefined {
  return findConsent(cookiesOf(document), Date.now() / 1000);
}

/** Returns the text of all consent cookies. It changes when the choice does. */
export function readConsentText(document: SafeDocument): string {
  const cookies = cookiesOf(document).split('; ');
  return cookies.filter((cookie) => cookie.startsWith(`${consentCookie}=`)).join('; ');
}

/** Returns `document.cookie`; '' in a sandboxed frame, where reading it throws. */
function cookiesOf(document: SafeDocument): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
