import { readNumber, type DecimalSign } from './read-number.model.js';
import { rangeSeparator, type Positions, type RangeOptions } from './options.model.js';

/** Where the handles stand as long as nothing is chosen. */
export function startPositions({ min, max, isDouble }: RangeOptions): Positions {
  return isDouble ? [min, max] : [min];
}

/**
 * Reads a text of the form ("40", "20-80", "S-XL"), bounded and on the steps; null where it is none. Numbers may be
 * written as in the language of the page, of which `sign` is the decimal sign.
 */
export function readRange(text: string, options: RangeOptions, sign: DecimalSign): Positions | null {
  const whole = text.trim();
  const read = options.isDouble ? readPair(whole, options, sign) : [readOne(whole, options, sign)];
  const positions = read.filter((position) => position !== null);
  if (positions.length !== (options.isDouble ? 2 : 1)) return null;
  return positions.map((position) => snap(position, options)).sort((one, other) => one - other);
}

/** The text that is posted. */
export function writeRange(positions: Positions, options: RangeOptions): string {
  return positions.map((position) => valueAt(position, options)).join(rangeSeparator);
}

/** A position in the visitor's words. */
export function wordsAt(position: number, options: RangeOptions): string {
  return `${options.prefix}${valueAt(position, options)}${options.suffix}`;
}

/** The nearest position that the slider has. */
export function snap(position: number, { min, max, step, decimals }: RangeOptions): number {
  const bounded = Math.min(max, Math.max(min, position));
  const stepped = min + Math.round((bounded - min) / step) * step;
  return Number(Math.min(max, stepped).toFixed(decimals));
}

function valueAt(position: number, options: RangeOptions): string {
  const snapped = snap(position, options);
  // No "-0", which some number readers refuse.
  return options.values[snapped] ?? String(snapped + 0 === 0 ? 0 : snapped);
}

/** A minus may be a sign or part of a word: the first separator that leaves a value on both sides counts. */
function readPair(text: string, options: RangeOptions, sign: DecimalSign): readonly (number | null)[] {
  for (let at = text.indexOf(rangeSeparator, 1); at > 0; at = text.indexOf(rangeSeparator, at + 1)) {
    const pair = [text.slice(0, at), text.slice(at + 1)].map((part) => readOne(part.trim(), options, sign));
    if (!pair.includes(null)) return pair;
  }
  return [];
}

function readOne(text: string, options: RangeOptions, sign: DecimalSign): number | null {
  const { values } = options;
  if (values.length > 0) return values.includes(text) ? values.indexOf(text) : null;
  return readNumber(text, sign, (number) => snap(number, options) === number);
}
