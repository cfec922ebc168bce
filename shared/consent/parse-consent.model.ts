/** The cookie that holds the visitor's choice: `1.{revision}.{unix seconds}.{id}.{accepted ids}`. */
export const consentCookie = 'rs_consent';

export const consentCategories = ['necessary', 'preferences', 'statistics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

export interface Consent {
  /** The revision of the site's policy that was agreed to. */
  readonly revision: number;
  /** When the choice was made, in seconds since 1970. */
  readonly givenAtSeconds: number;
  /** A random name of this choice, for the site's record. */
  readonly id: string;
  readonly accepted: readonly ConsentCategory[];
}

/** Cookies longer than this are not ours: browsers keep 4 kB. */
const maxLength = 4096;
const format = /^1\.(\d{1,9})\.(\d{1,12})\.([\w-]{1,64})\.([a-z,]*)$/;

/** The choice that a cookie's text stands for; null for anything that is not exactly ours. */
export function parseConsent(text: string | null | undefined): Consent | null {
  if (!text || text.length > maxLength) return null;
  const match = format.exec(decoded(text));
  if (!match) return null;

  const [, revision, seconds, id = '', accepted = ''] = match;
  return {
    revision: Number(revision),
    givenAtSeconds: Number(seconds),
    id,
    accepted: readCategories(accepted.split(',')),
  };
}

/** The text of the cookie for a choice. */
export function formatConsent({ revision, givenAtSeconds, id, accepted }: Consent): string {
  return ['1', revision, givenAtSeconds, id, accepted.join(',')].join('.');
}

/** The known ids in a list, each once; whatever else is in it is dropped. */
export function readCategories(list: unknown): readonly ConsentCategory[] {
  if (!Array.isArray(list)) return [];
  return consentCategories.filter((category) => list.includes(category));
}

/** Writers escape the commas; a malformed escape makes the text not ours. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
