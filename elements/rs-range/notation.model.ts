import { plainDigits } from '../../shared/numbers/plain-digits.model.js';

/** Signs of a notation of numbers. */
export interface Notation {
  readonly decimal: string;
  readonly group: string;
}

/** Notation of posted numbers: "1234.5". */
export const plainNotation: Notation = Object.freeze({ decimal: '.', group: '' });

/** Returns the notation of a language; the browser's own for an unknown language. */
export function notationOf(language: string): Notation {
  const parts = formatOf(language).formatToParts(1_234_567.8);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: signOf('decimal'), group: signOf('group') };
}

/**
 * Parses a number that is written as it is posted, or in the notation of a language. "1.234" can be both: it is a number in
 * groups, unless `decimals` is at least 3. Digits may be of any script.
 *
 * @param decimals - Number of decimals of the slider's values.
 * @returns The number; null for every other text.
 */
export function readNumber(typed: string, notation: Notation, decimals: number): number | null {
  const text = plainDigits(typed);
  const written = readWritten(text, notation);
  if (written !== null && (notation.decimal === '.' || decimals < 3)) return written;
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : written;
}

/** Parses a number in a notation: digits, perhaps in groups, and decimals after the last decimal sign. */
function readWritten(text: string, { decimal, group }: Notation): number | null {
  const [, sign = '', digits = ''] = /^([-−]?)(\d[\d\s.,'’]*)$/.exec(text) ?? [];
  const [whole = '', fraction = '0', ...more] = digits.split(decimal);
  const groups = whole.split(/\s|['’]/).flatMap((part) => (group === '' ? part : part.split(group)));
  if (!areGroups(groups) || !/^\d{1,15}$/.test(fraction) || more.length > 0) return null;
  return Number(`${sign && '-'}${groups.join('')}.${fraction}`);
}

/** Returns true for groups of three digits; the first has one to three and does not begin with a zero. */
function areGroups([first = '', ...others]: readonly string[]): boolean {
  if (others.length === 0) return /^\d{1,15}$/.test(first);
  return /^[1-9]\d{0,2}$/.test(first) && others.length < 5 && others.every((one) => /^\d{3}$/.test(one));
}

function formatOf(language: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat([language, 'es']);
  } catch {
    return new Intl.NumberFormat();
  }
}
