import { parsePlainNumber } from '../../shared/numbers/format-number.model.js';
import type { NumberFormat } from '../../shared/numbers/read-number.model.js';

/**
 * The number in a text, as the server reads it: thousands separators go, the last decimal sign is the point, what
 * follows the number does not matter. NaN where there is none, and where it is too large to count with.
 */
export function readScriptNumber(text: string, { decimals, decimal, thousands }: NumberFormat): number {
  const at = decimals > 0 && decimal !== '' ? text.lastIndexOf(decimal) : -1;
  const groups = splitAtThousands(at < 0 ? text : text.slice(0, at), thousands);
  if (at < 0) return parsePlainNumber(groups.join(''));
  if (isScattered(groups)) return NaN;

  const fraction = splitAtThousands(text.slice(at + decimal.length), thousands);
  return parsePlainNumber(`${groups.join('')}.${fraction.join('')}`);
}

/** "1.2.3,4" is no number: before a decimal sign the groups after the first hold at least two digits. */
function isScattered(groups: readonly string[]): boolean {
  return groups.some((group, index) => /^\d$/.test(group) && /\d$/.test(groups[index - 1] ?? ''));
}

/** Spaces that group digits and are nothing else between two of them: no-break, narrow, thin, figure. */
const groupingSpaces = '\u00A0\u202F\u2009\u2007';

/** Signs that look the same to whoever types them count as the same separator. */
const families: readonly string[] = [` ${groupingSpaces}`, "'’"];

const spaceBetweenDigits = /(?<=\d)[\u00A0\u202F\u2009\u2007](?=\d)/g;

/** The pieces of a text between its thousands separators, in whatever way these were typed. */
function splitAtThousands(text: string, separator: string): readonly string[] {
  const spaced = text.replace(spaceBetweenDigits, () => separator);
  if (separator === '') return [spaced];
  const family = families.find((signs) => signs.includes(separator));
  return spaced.split(family ? new RegExp(`[${family}]`) : separator);
}
