import type { NumberFormat } from '../../contract/calculation.js';
import { splitAtThousands } from './separators.js';

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
