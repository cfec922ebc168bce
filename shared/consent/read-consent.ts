import { consentCookie, parseConsent, type Consent } from './parse-consent.js';

/** The visitor's choice as the cookie has it now; null where there is none or cookies cannot be read. */
export function readConsent(document: Document): Consent | null {
  const start = `${consentCookie}=`;
  const found = cookiesOf(document)
    .split('; ')
    .find((cookie) => cookie.startsWith(start));
  return parseConsent(found?.slice(start.length));
}

/** Sandboxed frames throw at the mere question. */
function cookiesOf(document: Document): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
