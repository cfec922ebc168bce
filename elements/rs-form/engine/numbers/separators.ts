/** Spaces that group digits and are nothing else between two of them: no-break, narrow, thin, figure. */
const groupingSpaces = '\u00A0\u202F\u2009\u2007';

/** Signs that look the same to whoever types them count as the same separator. */
const families: readonly string[] = [` ${groupingSpaces}`, "'’"];

const spaceBetweenDigits = new RegExp(`(?<=\\d)[${groupingSpaces}](?=\\d)`, 'g');

/** The pieces of a text between its thousands separators, in whatever way these were typed. */
export function splitAtThousands(text: string, separator: string): readonly string[] {
  const spaced = text.replace(spaceBetweenDigits, () => separator);
  if (separator === '') return [spaced];
  const family = families.find((signs) => signs.includes(separator));
  if (!family) return spaced.split(separator);
  return [...family].reduce((known, sign) => known.replaceAll(sign, separator), spaced).split(separator);
}
