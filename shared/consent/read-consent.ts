import { consentCookie, parseConsent, type Consent } from './parse-consent.js';

/** The visitor's choice as the cookie has it now; null where there is none or cookies cannot be read. */
export function readConsent(page: Document): Consent | null {
  const start = `${consentCookie}=`;
  const found = cookiesOf(page)
    .split('; ')
    .find((cookie) => cookie.startsWith(start));
  return parseConsent(found?.slice(start.length));
}

/** Sandboxed frames throw at the mere question. */
function cookiesOf(page: Document): string {
  try {
    return page.cookie;
  } catch {
    return '';
  }
}
