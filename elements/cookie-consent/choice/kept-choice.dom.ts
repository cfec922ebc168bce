import {
  consentCookie,
  formatConsent,
  parseConsent,
  type Consent,
  type ConsentCategory,
} from '../../../shared/consent/parse-consent.model.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';
import { cookieValue, writeCookie } from './cookies.dom.js';
import { decideChoice, type ChoiceDecision } from './decide-choice.model.js';

/** The old component's cookie. */
export const legacyCookie = 'cookieconsent_status';

/** Looks up what the visitor has chosen, and puts the cookie right where that is needed. */
export function lookUpChoice(
  host: CookieConsentHost,
  offered: readonly ConsentCategory[],
  revision: number,
  nowMs: number,
): ChoiceDecision {
  const { ownerDocument: document, isLegacyCookie } = host;
  const stored = parseConsent(cookieValue(document, consentCookie));
  const legacyStatus = cookieValue(document, legacyCookie);
  const decision = decideChoice({
    stored,
    legacyStatus,
    revision,
    offered,
    hasPrivacySignal:
      (navigator as { readonly globalPrivacyControl?: unknown }).globalPrivacyControl === true,
    nowSeconds: seconds(nowMs),
  });
  const { accepted, cookie, givenAtSeconds } = decision;
  if (cookie === 'delete') writeCookie(host, consentCookie, '', 0);
  // Read once, unless it goes on being written.
  if (legacyStatus && !isLegacyCookie) writeCookie(host, legacyCookie, '', 0);
  if (cookie === 'write' && accepted)
    keep(host, {
      accepted,
      revision: stored?.revision ?? revision,
      givenAtSeconds,
      id: stored?.id ?? randomId(),
    });
  return decision;
}

/** Keeps a choice for good; whether the browser keeps the cookie. */
export function keepChoice(
  host: CookieConsentHost,
  accepted: readonly ConsentCategory[],
  revision: number,
  nowMs: number,
): boolean {
  return keep(host, { accepted, revision, givenAtSeconds: seconds(nowMs), id: randomId() });
}

function keep(host: CookieConsentHost, choice: Consent): boolean {
  return writeCookie(host, consentCookie, formatConsent(choice));
}

/** A name that says nothing, new for each choice. Not `randomUUID`, which plain HTTP lacks. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((number) => number.toString(36)).join('');
}

/** A clock that is before its own beginning cannot be written. */
function seconds(ms: number): number {
  return Math.max(0, Math.floor(ms / 1000));
}
