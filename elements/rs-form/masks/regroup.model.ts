import { plainDigits } from '../../../shared/numbers/plain-digits.model.js';
import type { Mask } from './mask.model.js';

/** Longest text that is read. A longer one is in no mask, and stays as it is. */
const longest = 500;

/** Spaces of all kinds, invisible signs, hyphens, and the signs that people write between groups. */
const between = /^[\s\p{Cf}\p{Pd}\u2212./()]$/u;

/** Text of a control, and the place of its caret. */
export interface Edited {
  readonly text: string;
  readonly caret: number;
}

/** Returns the text without separators; null for a text that the mask does not accept. */
export function plainOf(mask: Mask, text: string): string | null {
  if (text.length > longest) return null;
  const plain = [...inOwnSigns(mask, text)].filter((one) => !isBetween(mask, one)).join('');
  return mask.accepts(plain) ? plain : null;
}

/** Returns the text in groups; a text that the mask does not accept stays as it is. */
export function groupedOf(mask: Mask, text: string): string {
  const plain = plainOf(mask, text);
  return plain === null ? text : mask.group(plain);
}

/** A deletion by the visitor. */
export interface Deletion {
  /** Text before it. */
  readonly text: string;
  /** True for the text behind the caret. */
  readonly isForwards: boolean;
}

/**
 * Returns a text in groups, with the caret behind the same character as before. A separator that was typed at the end stays.
 *
 * @param deletion - Deletion that led to the text. If it took only separators that come back, it takes the character beside them.
 */
export function regroup(mask: Mask, edited: Edited, deletion?: Deletion): Edited {
  const plain = plainOf(mask, edited.text);
  if (plain === null) return edited;
  const count = countBefore(mask, edited);
  const placed = place(mask, plain, count);
  if (!deletion) return isEnded(mask, edited) ? withEnd(mask, placed, plain, edited.text.slice(-1)) : placed;
  const at = deletion.isForwards ? count : count - 1;
  const characters = [...plain];
  if (placed.text !== deletion.text || characters[at] === undefined) return placed;
  const rest = characters.filter((_one, index) => index !== at).join('');
  return mask.accepts(rest) ? place(mask, rest, at) : { text: rest, caret: at };
}

/** Returns true if the caret is behind a separator at the end of a text. */
function isEnded(mask: Mask, { text, caret }: Edited): boolean {
  return caret === text.length && isBetween(mask, text.slice(-1));
}

/** Adds the separators that come before the next character; without any the typed one, which goes with the next character. */
function withEnd(mask: Mask, { text }: Edited, plain: string, typed: string): Edited {
  const next = ['0', 'A'].map((one) => plain + one).find((one) => mask.accepts(one));
  const longer = next === undefined ? '' : mask.group(next).slice(0, -1);
  const hasPlace = longer.startsWith(text) && longer.length > text.length;
  const ended = hasPlace ? longer : text + typed;
  return { text: ended, caret: ended.length };
}

/** Returns the number of characters before the caret, without separators. */
function countBefore(mask: Mask, { text, caret }: Edited): number {
  return [...inOwnSigns(mask, text.slice(0, caret))].filter((one) => !isBetween(mask, one)).length;
}

/** Returns a plain text in groups, with the caret behind its first characters. */
function place(mask: Mask, plain: string, count: number): Edited {
  const text = mask.group(plain);
  let left = count;
  let caret = 0;
  for (const one of text) {
    if (left === 0) break;
    caret += one.length;
    if (!isBetween(mask, one)) left -= 1;
  }
  return { text, caret };
}

/** Returns a text with ASCII digits, in the letters of the mask. */
function inOwnSigns(mask: Mask, text: string): string {
  return mask.inCase(plainDigits(text));
}

function isBetween({ separators }: Mask, character: string): boolean {
  return between.test(character) || separators.includes(character);
}
