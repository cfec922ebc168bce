/** The signs with which a language writes numbers. */
export interface Notation {
  readonly decimal: string;
  readonly group: string;
}

/** Numbers as they are posted: "1234.5". */
export const plainNotation: Notation = Object.freeze({ decimal: '.', group: '' });

/** Returns the signs of a language; those of the browser's own where it is none. */
export function notationOf(language: string): Notation {
  const parts = formatOf(language).formatToParts(1_234_567.8);
  const signOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: signOf('decimal'), group: signOf('group') };
}

/**
 * Reads a number as it is posted or as a language writes it; null for every other text. Where "1.234" can be both, it is a
 * number in groups, unless numbers with so many decimals are expected.
 */
export function readNumber(text: string, notation: Notation, decimals: number): number | null {
  const written = readWritten(text, notation);
  if (written !== null && (notation.decimal === '.' || decimals < 3)) return written;
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : written;
}

/** The decimals stand behind the last decimal sign; what is before it may be in groups. */
function readWritten(text: string, { decimal, group }: Notation): number | null {
  const [, sign = '', digits = ''] = /^([-−]?)(\d[\d\s.,'’]*)$/.exec(text) ?? [];
  const [whole = '', fraction = '0', ...more] = digits.split(decimal);
  const groups = whole.split(/\s|['’]/).flatMap((part) => (group === '' ? part : part.split(group)));
  if (!areGroups(groups) || !/^\d{1,15}$/.test(fraction) || more.length > 0) return null;
  return Number(`${sign && '-'}${groups.join('')}.${fraction}`);
}

/** A group of another length than three digits is none, and none stands behind a zero. */
function areGroups([first = '', ...others]: readonly string[]): boolean {
  if (others.length === 0) return /^\d{1,15}$/.test(first);
  return /^[1-9]\d{0,2}$/.test(first) && others.length < 5 && others.every((one) => /^\d{3}$/.test(one));
}

function formatOf(language: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language || undefined);
  } catch {
    return new Intl.NumberFormat();
  }
}
