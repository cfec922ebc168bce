/** Task of the server: find the first count whose hash, with the text before it, begins with zeros. */
export interface Puzzle {
  readonly text: string;
  /** Number of hexadecimal digits of the hash that are 0. */
  readonly level: number;
  /** The name under which the server expects the count. */
  readonly name: string;
}

/** Seven zeros would take a phone the better part of an hour. */
const mostZeros = 6;

/** Reads the puzzle that the server wrote beside its button; null if it cannot be solved. */
export function readPuzzle(
  written: Readonly<Record<'text' | 'level' | 'name', string | undefined>>,
): Puzzle | null {
  const level = Number(written.level ?? '4');
  const { text = '', name = '' } = written;
  const isRight = Number.isInteger(level) && level >= 1 && level <= mostZeros;
  return isRight && text !== '' && name !== '' ? { text, level, name } : null;
}

/** Returns true if a hash begins with so many hexadecimal zeros. */
export function beginsWithZeros(hash: Uint8Array, zeros: number): boolean {
  for (let digit = 0; digit < zeros; digit += 1) {
    const byte = hash[digit >> 1] ?? 0xff;
    if ((digit % 2 === 0 ? byte >> 4 : byte & 0xf) !== 0) return false;
  }
  return true;
}

/** Returns the probability, from 0 to 1, that so many tries are enough. */
export function likelyDone(tries: number, level: number): number {
  return 1 - Math.exp(-tries / 16 ** level);
}
