/** Unit of a counter: code points as the server counts, or graphemes. */
export type CountUnit = 'characters' | 'graphemes';

/** A counted text; `max` is null where there is no limit. */
export interface Count {
  readonly length: number;
  readonly max: number | null;
}

/** Number of characters before the limit from which on the rest is announced. */
const nearCharacters = 20;

/**
 * Returns the length of a text. In characters a line break counts as two, because the post contains CR LF and the
 * server counts these. In graphemes it is one.
 */
export function lengthOf(text: string, unit: CountUnit = 'characters'): number {
  if (unit === 'graphemes') return [...new Intl.Segmenter().segment(text)].length;
  return [...text.replace(/\r\n?|\n/g, '\r\n')].length;
}

/** Text of a counter: "n", or "n/max". */
export function counterText({ length, max }: Count): string {
  return max === null ? String(length) : `${length}/${max}`;
}

/** Returns how many characters are left, below zero for too many; null while that is not announced. */
export function leftNearLimit({ length, max }: Count): number | null {
  if (max === null || max - length > nearCharacters) return null;
  return max - length;
}
