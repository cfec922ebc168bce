/** The cookie that holds the visitor's choice: `1.{revision}.{unix seconds}.{id}.{accepted ids}`. */
export const consentCookie = 'rs_consent';

export const consentCategories = ['necessary', 'preferences', 'statistics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

export interface Consent {
  /** The revision of the site's policy that was agreed to. */
  readonly revision: number;
  /** The age of the choice, in days and parts of one. */
  readonly days: number;
  /** A random name of this choice, for the site's record. */
  readonly id: string;
  readonly accepted: readonly ConsentCategory[];
}

/** The terms on which a choice counts in a page. */
export interface ConsentTerms {
  /** The least revision of the policy; NaN where the page has written no number, which no choice can have. */
  readonly revision: number;
  /** The most days that a choice counts. */
  readonly days: number;
}

/** The most days that a page can set: a choice is asked for again after 24 months. */
export const mostDays = 730;

/** The seconds of a day. */
export const daySeconds = 86_400;
/** Finds each cookie of ours. Writers escape the commas; a longer text is not ours: browsers keep 4 kB. */
const format = /(?:^|; )rs_consent=1\.(\d+)\.(\d+)\.([\w-]+)\.([a-z,%2C]{0,999})(?![^;])/g;

/**
 * Returns the visitor's choice in the text of `document.cookie`, the newest where a parent domain or another path has one
 * too; undefined where none is exactly ours. A stamp more than a day ahead was written by a wrong clock and is none: it
 * would win over every later choice.
 */
export function findConsent(cookies: string, nowSeconds: number): Consent | undefined {
  let newest: Consent | undefined;
  for (const [, revision, seconds, id = '', list = ''] of cookies.matchAll(format)) {
    const days = (nowSeconds - Number(seconds)) / daySeconds;
    if (days < -1 || days > Number(newest?.days)) continue;
    newest = {
      revision: Number(revision),
      days,
      id,
      // No category's name is a part of another one's.
      accepted: consentCategories.filter((category) => list.includes(category)),
    };
  }
  return newest;
}

/** Returns whether a choice counts by its revision and its age, whatever the browser has kept. */
export function isCurrent(choice: Pick<Consent, 'revision' | 'days'>, terms: ConsentTerms): boolean {
  return choice.revision >= terms.revision && choice.days <= terms.days;
}

/** Reads what a page requires of a choice from the texts of its author. */
export function readTerms({
  revision = '0',
  days = '365',
}: Readonly<Record<string, string | undefined>>): ConsentTerms {
  return { revision: Number(revision), days: Math.min(Number(days), mostDays) };
}

/** The known ids in a list, each once; whatever else is in it is dropped. */
export function readCategories(list: unknown): readonly ConsentCategory[] {
  if (!Array.isArray(list)) return [];
  return consentCategories.filter((category) => list.includes(category));
}
