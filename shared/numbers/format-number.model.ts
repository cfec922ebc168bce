import type { NumberFormat } from './read-number.model.js';

/** The most decimals that JavaScript can write. */
const mostDecimals = 100;

/** The number as the author writes numbers: "1.234,50". `NaN` is written as 0, and -0 without its sign. */
export function formatNumber(number: number, format: NumberFormat): string {
  const [whole = '0', fraction] = fix(number, format.decimals).split('.');
  const grouped = group(whole, format.thousands);
  return fraction === undefined ? grouped : grouped + format.decimal + fraction;
}

/** Writes a separator before each three digits from the end. */
function group(whole: string, separator: string): string {
  return /\d{4}/.test(whole) ? group(whole.slice(0, -3), separator) + separator + whole.slice(-3) : whole;
}

/** Returns the number of a formatted text, as other totals read it. */
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

/** The number at the start of a text with a decimal point. */
export function parsePlainNumber(text: string): number {
  const number = Number.parseFloat(text);
  return Number.isFinite(number) ? number : NaN;
}
