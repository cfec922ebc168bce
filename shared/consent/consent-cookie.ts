import { consentCookie } from './parse-consent.js';

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
