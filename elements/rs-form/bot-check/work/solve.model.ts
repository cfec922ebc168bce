import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { beginsWithZeros, type Puzzle } from './puzzle.model.js';

/** So many tries take a phone some hundredths of a second. */
export const triesAtOnce = 2000;

/** Tries the next counts; the one that solves the puzzle, or null. */
export function solveFrom({ text, level }: Puzzle, first: number): number | null {
  for (let count = first; count < first + triesAtOnce; count += 1)
    if (beginsWithZeros(sha256(utf8ToBytes(`${text}${count}`)), level)) return count;
  return null;
}
