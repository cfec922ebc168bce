/** The sign before the decimals. The other one, a space or an apostrophe groups the digits before it. */
export type DecimalSign = '.' | ',';

/** Returns the decimal sign of a language; "." where that is no language, or one with a sign of its own. */
export function decimalSignOf(language: string): DecimalSign {
  try {
    const parts = new Intl.NumberFormat(language || undefined).formatToParts(1.5);
    return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
  } catch {
    return '.';
  }
}

/**
 * Reads a number. As this element writes numbers, with a "." and without groups, where that is a value that `fits`;
 * else as the language writes numbers; else as other languages do. Null for what is none of these.
 */
export function readNumber(
  text: string,
  sign: DecimalSign,
  fits: (number: number) => boolean,
): number | null {
  const plain = text.trim().replace(/^\u2212/, '-');
  const posted = Number(plain);
  if (String(posted) === plain && fits(posted)) return posted;
  return readWritten(plain, sign) ?? readWritten(plain, sign === ',' ? '.' : ',');
}

/** A group has three digits, and all groups of a number have the same sign between them. */
function readWritten(text: string, sign: DecimalSign): number | null {
  const [whole = '', decimals, ...more] = text.split(sign);
  const [first = '', mark, ...rest] = whole.split(/([\s.,'’])/);
  const isGrouped = rest.every((part, index) => (index % 2 === 0 ? /^\d{3}$/.test(part) : part === mark));
  const isBegun = mark === undefined ? /^-?\d{1,15}$/.test(first) : /^-?\d{1,3}$/.test(first);
  if (!isBegun || !isGrouped || more.length > 0 || !/^\d{1,15}$/.test(decimals ?? '0')) return null;
  return Number(`${whole.replaceAll(/[^-\d]/g, '')}.${decimals ?? '0'}`);
}
