import type { Answers } from '../../../shared/consent/answers.model.js';
import { formatConsent } from '../../../shared/consent/format-consent.model.js';
import {
  consentCookie,
  daySeconds,
  findConsent,
  stampOf,
  type Consent,
  type ConsentCategory,
  type ConsentTerms,
} from '../../../shared/consent/parse-consent.model.js';
import { noServices } from '../../../shared/consent/service-choice.model.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { cookiesOf, cookieValues, writeCookie } from './cookies.dom.js';
import { decideChoice, type ChoiceDecision } from './decide-choice.model.js';

/** Name of the older component's cookie. */
export const legacyCookie = 'cookieconsent_status';

const secondInDays = 1 / daySeconds;

/** Returns the visitor's valid choice. Updates the cookies if that is needed. */
export function lookUpChoice(
  host: CookieConsentHost,
  offered: readonly ConsentCategory[],
  terms: ConsentTerms,
  nowMs: number,
): ChoiceDecision {
  const { isLegacyCookie } = host;
  const document = documentOf(host);
  const stored = storedChoice(host, nowMs);
  const [legacyStatus = ''] = cookieValues(document, legacyCookie);
  const decision = decideChoice({
    stored,
    legacyStatus,
    terms,
    offered,
    hasPrivacySignal:
      (navigator as { readonly globalPrivacyControl?: unknown }).globalPrivacyControl === true,
  });
  const { accepted, services, cookie } = decision;
  if (cookie === 'delete') writeCookie(host, consentCookie, '', 0);
  // Read once. It stays if the element goes on writing it.
  if (legacyStatus && !isLegacyCookie) writeCookie(host, legacyCookie, '', 0);
  if (cookie === 'write' && accepted)
    keep(host, { ...(stored ?? newChoice(terms.revision)), accepted, services }, nowMs);
  return decision;
}

/** Stores a choice with the id of the visitor's last one. Returns the value of the cookie. */
export function keepChoice(
  host: CookieConsentHost,
  answers: Answers,
  revision: number,
  nowMs: number,
): string {
  const choice = newChoice(revision);
  const { id } = storedChoice(host, nowMs) ?? choice;
  return keep(host, { ...choice, ...answers, id }, nowMs);
}

/**
 * Choice of this page after another page may have stored one too: `own` if this one counts, `lost` if the browser has
 * not stored it, `other` if that of the other page counts.
 */
export interface SettledChoice {
  readonly kept: 'own' | 'lost' | 'other';
  readonly written: string;
}

/**
 * Compares the cookie with the value that this page has written. The later choice counts, and of two with the same time
 * the smaller one. If the cookie has the larger one, this page's is stored again.
 */
export function settleChoice(host: CookieConsentHost, written: string, nowMs: number): SettledChoice {
  const now = nowMs / 1000;
  const stored = storedChoice(host, nowMs);
  const own = findConsent(`${consentCookie}=${written}`, now);
  if (stored && formatConsent(stored, now) === written) return { kept: 'own', written };
  const later = stored && own ? stampOf(stored, now) - stampOf(own, now) : NaN;
  if (!stored || !own || !(later >= 0)) return { kept: 'lost', written };
  if (later > 0 || breadthOf(stored) <= breadthOf(own)) return { kept: 'other', written };
  return { kept: 'own', written: keep(host, own, nowMs) };
}

/** Returns a number that is higher for a choice that allows more: first by its categories, then by its services. */
function breadthOf({ accepted, services }: Answers): number {
  return accepted.length * 10_000 + services.allowed.length - services.refused.length;
}

/**
 * Writes the cookie. Its time is after that of all other cookies with the name: those of a parent domain, or of a clock
 * that was ahead. Returns its value.
 */
function keep(host: CookieConsentHost, choice: Consent, nowMs: number): string {
  const newest = storedChoice(host, nowMs)?.days ?? Infinity;
  const days = Math.min(choice.days, newest - secondInDays);
  const text = formatConsent({ ...choice, days }, nowMs / 1000);
  writeCookie(host, consentCookie, text);
  return text;
}

function storedChoice(host: CookieConsentHost, nowMs: number): Consent | undefined {
  return findConsent(cookiesOf(documentOf(host)), nowMs / 1000);
}

/** Creates a choice with the current time and a random id. `randomUUID` does not exist on plain HTTP. */
function newChoice(revision: number): Consent {
  const numbers = [...crypto.getRandomValues(new Uint32Array(3))];
  const id = numbers.map((number) => number.toString(36)).join('');
  return { revision, days: 0, id, accepted: [], services: noServices };
}
