import { consentCookie } from './parse-consent.model.js';

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

  function look(): void {
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
  document.addEventListener('visibilitychange', look, { signal });
  window?.addEventListener('pageshow', look, { signal });
  window?.addEventListener('focus', look, { signal });
  cookieStoreOf(window)?.addEventListener('change', look, { signal });
  return () => stop.abort();
}

/** Not in every browser, and in secure contexts only. A name in the markup can stand in its place. */
function cookieStoreOf(window: Window | null): EventTarget | null {
  const store: unknown = window ? Reflect.get(window, 'cookieStore') : null;
  return store instanceof EventTarget ? store : null;
}

/** The text of the visitor's cookie as it is now; empty where there is none or cookies cannot be read. */
export function readConsentText(document: Document): string {
  const start = `${consentCookie}=`;
  const found = cookiesOf(document)
    .split('; ')
    .find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length) ?? '';
}

/** Sandboxed frames throw at the mere question. */
function cookiesOf(document: Document): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
