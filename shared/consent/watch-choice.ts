import { consentCookie, findConsent, type Consent } from './parse-consent.model.js';

/**
 * Calls back when the visitor's choice is another one: with the event's detail where the layer of this page says so,
 * and with nothing where the cookie was written in another one. Browsers that do not tell of such a cookie look when
 * the page is shown or gets the focus. Returns the way to stop.
 */
export function watchChoice(document: Document, changed: (detail?: unknown) => void): () => void {
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

/** Not in every browser, and in secure contexts only. A name in the markup can stand in its place. */
function cookieStoreOf(window: Window | null): EventTarget | null {
  const store: unknown = window ? Reflect.get(window, 'cookieStore') : null;
  return store instanceof EventTarget ? store : null;
}

/** Returns the visitor's choice as the cookies hold it now; undefined where there is none, or cookies cannot be read. */
export function readConsent(document: Document): Consent | undefined {
  return findConsent(cookiesOf(document), Date.now() / 1000);
}

/** Returns the text of all cookies that can hold the visitor's choice, which is another one when the choice is. */
export function readConsentText(document: Document): string {
  const cookies = cookiesOf(document).split('; ');
  return cookies.filter((cookie) => cookie.startsWith(`${consentCookie}=`)).join('; ');
}

/** Sandboxed frames throw at the mere question. */
function cookiesOf(document: Document): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
