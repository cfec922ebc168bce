import { plainNotation, readNumber, type Notation } from './notation.model.js';
import { rangeSeparator, type Positions, type RangeOptions } from './options.model.js';

/** Returns the positions of the handles while nothing is chosen. */
export function startPositions({ min, max, isDouble }: RangeOptions): Positions {
  return isDouble ? [min, max] : [min];
}

/**
 * Parses a text such as "40", "20-80", "20 to 80" or "S-XL". Its numbers are written as they are posted, or in the notation of a
 * language.
 *
 * @returns The positions, within the bounds and on steps; null for every other text.
 */
export function readRange(
  text: string,
  options: RangeOptions,
  notation: Notation = plainNotation,
): Positions | null {
  const readPart = (part: string) => readOne(part.trim(), options, notation);
  const read = options.isDouble ? readPair(text.trim(), readPart) : [readPart(text)];
  const positions = read.filter((position) => position !== null);
  if (positions.length !== (options.isDouble ? 2 : 1)) return null;
  return positions.map((position) => snap(position, options)).sort((one, other) => one - other);
}

/** Returns the text that is posted. */
export function writeRange(positions: Positions, options: RangeOptions): string {
  return positions.map((position) => valueAt(position, options)).join(rangeSeparator);
}

/** Returns the text of a position for the visitor. */
export function wordsAt(position: number, options: RangeOptions): string {
  return `${options.prefix}${valueAt(position, options)}${options.suffix}`;
}

/** Returns the nearest position that the slider has. */
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

/** Matches what people write between two values: dashes, dots, a slash, a word such as "to". */
const separators = /\p{Pd}|[−~～〜…/;]|\.{2,}|\s\p{L}+\s/gu;

/** Splits a text at the first separator with a value on both sides: a minus may be a sign, or part of a word. */
function readPair(text: string, readPart: (part: string) => number | null): readonly (number | null)[] {
  for (const { 0: separator, index } of text.matchAll(separators)) {
    const pair = [text.slice(0, index), text.slice(index + separator.length)].map(readPart);
    if (!pair.includes(null)) return pair;
  }
  return [];
}

function readOne(text: string, options: RangeOptions, notation: Notation): number | null {
  const { values, decimals } = options;
  if (values.includes(text)) return values.indexOf(text);
  const bare = withoutUnit(text, options);
  if (values.length > 0) return values.includes(bare) ? values.indexOf(bare) : null;
  return (
    readNumber(bare, notation, decimals) ?? readNumber(bare.replace(/^\p{L}+\s+/u, ''), notation, decimals)
  );
}

/** Returns a text without the texts that the slider shows before and after a value. */
function withoutUnit(text: string, { prefix, suffix }: RangeOptions): string {
  const [before, behind] = [prefix.trim(), suffix.trim()];
  const start = text.startsWith(before) ? before.length : 0;
  const end = text.length - (text.endsWith(behind) ? behind.length : 0);
  return text.slice(start, Math.max(start, end)).trim();
}
