import { splitServices, type ServiceChoice } from './service-choice.model.js';

/**
 * Name of the cookie with the visitor's choice. Its value is `1.{revision}.{unix seconds}.{id}.{accepted ids}`. If the
 * answer to a service differs from the one to its category, the id is followed by a second part, which readers of the
 * categories alone take for a piece of the id: `{id}_{unix seconds}_{allowed service}_-{refused service}`.
 */
export const consentCookie = 'rs_consent';

export const consentCategories = ['necessary', 'preferences', 'statistics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** Choice as the stub reads it, without the services. */
export interface CategoryConsent {
  /** Revision of the site's policy that the visitor has agreed to. */
  readonly revision: number;
  /** Age of the choice in days, with a fraction. */
  readonly days: number;
  /** Segment of the id, with the second part if there is one. */
  readonly id: string;
  readonly accepted: readonly ConsentCategory[];
}

/** Choice of a visitor. */
export interface Consent extends CategoryConsent {
  /** Random identifier of this choice, for the site's records. */
  readonly id: string;
  readonly services: ServiceChoice;
}

/** Conditions under which a choice is valid in a page. */
export interface ConsentTerms {
  /** Lowest valid revision of the policy. NaN if the page's value is not a number; no choice is valid then. */
  readonly revision: number;
  /** Number of days for which a choice is valid. */
  readonly days: number;
}

/** Highest number of days that a page can set. The visitor is asked again after 24 months. */
export const mostDays = 730;

/** Number of seconds in a day. */
export const daySeconds = 86_400;

/** Match of the format: the whole, revision, seconds, segment of the id, list of categories. */
type Groups = readonly [string, string, string, string, string];

/** Matches each consent cookie. Commas may be percent-encoded. A longer list was not written by the suite. */
const format = /(?:^|; )rs_consent=1\.(\d+)\.(\d+)\.([\w-]+)\.([a-z,%2C]{0,999})(?![^;])/g;

/**
 * Returns the visitor's choice in the text of `document.cookie`; undefined if no cookie has the exact format. Where
 * several cookies of the name exist (parent domain, other path) the newest counts. A time more than one day in the
 * future is ignored, because it would win over every later choice.
 *
 * @param cookies - Value of `document.cookie`.
 * @param nowSeconds - Current time in seconds since 1970.
 */
export function findCategories(cookies: string, nowSeconds: number): CategoryConsent | undefined {
  let newest: CategoryConsent | undefined;
  for (const [, revision, seconds, id, list] of cookies.matchAll(format) as Iterable<Groups>) {
    const days = (nowSeconds - Number(seconds)) / daySeconds;
    if (days < -1 || (newest && days > newest.days)) continue;
    newest = {
      revision: Number(revision),
      days,
      id,
      // No category's name is contained in another one.
      accepted: consentCategories.filter((category) => list.includes(category)),
    };
  }
  return newest;
}

/** Returns what `findCategories` returns, with the services of the choice. */
export function findConsent(cookies: string, nowSeconds: number): Consent | undefined {
  const found = findCategories(cookies, nowSeconds);
  return found && { ...found, ...splitServices(found.id, stampOf(found, nowSeconds)) };
}

/** Returns the time of a choice in seconds since 1970, at least 0. */
export function stampOf({ days }: Pick<Consent, 'days'>, nowSeconds: number): number {
  return Math.max(0, Math.round(nowSeconds - days * daySeconds));
}

/** Returns true if a choice meets the revision and the age of the terms. */
export function isCurrent(choice: Pick<Consent, 'revision' | 'days'>, terms: ConsentTerms): boolean {
  return choice.revision >= terms.revision && choice.days <= terms.days;
}

/**
 * Parses the terms from the author's texts. The default is revision 0 and 365 days; more than 730 days count as 730.
 */
export function readTerms({
  revision = '0',
  days = '365',
}: Readonly<Record<string, string | undefined>>): ConsentTerms {
  return { revision: Number(revision), days: Math.min(Number(days), mostDays) };
}

/** Returns the known categories of a list, each once. Other values are dropped. */
export function knownCategories(list: unknown): readonly ConsentCategory[] {
  if (!Array.isArray(list)) return [];
  return consentCategories.filter((category) => list.includes(category));
}
