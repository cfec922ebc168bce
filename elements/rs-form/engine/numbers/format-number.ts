import type { NumberFormat } from '../../contract/calculation.js';

/** As many as the language can write. */
const mostDecimals = 100;

/** The number as the author writes numbers: "1.234,50". What is no number is 0, and there is no "-0". */
export function formatNumber(number: number, format: NumberFormat): string {
  const fixed = fix(number, format.decimals);
  const isNegative = fixed.startsWith('-');
  const [whole = '0', fraction] = (isNegative ? fixed.slice(1) : fixed).split('.');
  const grouped = groupsOf(whole).join(format.thousands);
  return `${isNegative ? '-' : ''}${grouped}${fraction === undefined ? '' : format.decimal + fraction}`;
}

/** The number as its text says it: what other totals count with. */
export function roundNumber(number: number, decimals: number): number {
  return Number(fix(number, decimals));
}

/** Rounds as the server's own script does: halves go up for whole numbers, and as they are stored for decimals. */
function fix(number: number, decimals: number): string {
  const finite = Number.isFinite(number) ? number : 0;
  const places = countOf(decimals);
  const fixed = places > 0 ? digitsOf(finite, places) : digitsOf(Math.round(finite), 0);
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

function groupsOf(digits: string): readonly string[] {
  const first = digits.length % 3 || 3;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups;
}
