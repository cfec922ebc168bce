import type { NumberFormat } from '../../../shared/numbers/read-number.model.js';

/** The most decimals that JavaScript can write. */
const mostDecimals = 100;

/** The number as the author writes numbers: "1.234,50". What is no number is 0, and there is no "-0". */
export function formatNumber(number: number, format: NumberFormat): string {
  const [whole = '0', fraction] = fix(number, format.decimals).split('.');
  const grouped = group(whole, format.thousands);
  return fraction === undefined ? grouped : grouped + format.decimal + fraction;
}

/** Writes a separator before each three digits from the end. */
function group(whole: string, separator: string): string {
  return /\d{4}/.test(whole) ? group(whole.slice(0, -3), separator) + separator + whole.slice(-3) : whole;
}

/** The number as its text says it: what other totals count with. */
export function roundNumber(number: number, decimals: number): number {
  return Number(fix(number, decimals));
}

/** Rounds as the server's own script does: halves go up for whole numbers, and as they are stored for decimals. */
function fix(number: number, decimals: number): string {
  const finite = Number.isFinite(number) ? number : 0;
  const places = countOf(decimals);
  const fixed = digitsOf(places > 0 ? finite : Math.round(finite), places);
  return /[1-9]/.test(fixed) ? fixed : fixed.replace('-', '');
}

/** From 1e21 on the language would write an exponent. */
function digitsOf(number: number, places: number): string {
  if (Math.abs(number) < 1e21) return number.toFixed(places);
  return BigInt(number).toString() + (places > 0 ? `.${'0'.repeat(places)}` : '');
}

function countOf(decimals: number): number {
  const places = Math.trunc(Math.abs(decimals));
  return Number.isFinite(places) ? Math.min(places, mostDecimals) : 0;
}

/**
 * The number in a text, as the server reads it: thousands separators go, the last decimal sign is the point, what
 * follows the number does not matter. NaN where there is none, and where it is too large to count with.
 */
export function toNumber(text: string, { decimals, decimal, thousands }: NumberFormat): number {
  const at = decimals > 0 && decimal !== '' ? text.lastIndexOf(decimal) : -1;
  const groups = splitAtThousands(at < 0 ? text : text.slice(0, at), thousands);
  if (at < 0) return parsePlainNumber(groups.join(''));
  if (isScattered(groups)) return NaN;

  const fraction = splitAtThousands(text.slice(at + decimal.length), thousands);
  return parsePlainNumber(`${groups.join('')}.${fraction.join('')}`);
}

/** The number at the start of a text with a decimal point. */
export function parsePlainNumber(text: string): number {
  const number = Number.parseFloat(text);
  return Number.isFinite(number) ? number : NaN;
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
export function splitAtThousands(text: string, separator: string): readonly string[] {
  const spaced = text.replace(spaceBetweenDigits, () => separator);
  if (separator === '') return [spaced];
  const family = families.find((signs) => signs.includes(separator));
  return spaced.split(family ? new RegExp(`[${family}]`) : separator);
}
