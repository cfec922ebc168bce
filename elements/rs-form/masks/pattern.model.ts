import type { Mask, MaskProblem } from './mask.model.js';

/** Characters that stand for one of the visitor's: what they match, and an example. */
const slots: ReadonlyMap<string, Slot> = new Map([
  ['9', { matches: /^\d$/, examples: '1234567890' }],
  ['a', { matches: /^\p{L}$/u, examples: 'ABCDEFGHIJ' }],
  ['*', { matches: /^[\p{L}\d]$/u, examples: 'A1B2C3D4E5' }],
]);

/** Longest pattern, in characters. */
const longest = 100;

interface Slot {
  readonly matches: RegExp;
  readonly examples: string;
}

type Sign = { readonly slot: Slot } | { readonly literal: string };

/** Reads a pattern: `9` is a digit, `a` a letter, `*` either, and any other sign separates groups. */
export function readPattern(text: string): Mask | MaskProblem {
  const problem = problemOf(text);
  if (problem) return problem;
  const signs = [...text].map((sign): Sign => {
    const slot = slots.get(sign);
    return slot ? { slot } : { literal: sign };
  });
  const kinds = signs.flatMap((sign) => ('slot' in sign ? [sign.slot] : []));
  const accepts = (plain: string) => {
    const characters = [...plain];
    return (
      characters.length <= kinds.length && characters.every((one, index) => kinds[index]?.matches.test(one))
    );
  };
  const group = (plain: string) => writeInto(signs, [...plain]);
  return {
    example: group(kinds.map(({ examples }, index) => examples[index % examples.length] ?? '').join('')),
    separators: signs.flatMap((sign) => ('literal' in sign ? [sign.literal] : [])).join(''),
    inCase: (plain) => plain,
    accepts,
    isWhole: (plain) => [...plain].length === kinds.length,
    group,
    hints: kinds.every((kind) => kind === slots.get('9')) ? { inputmode: 'numeric' } : {},
  };
}

function problemOf(text: string): MaskProblem | null {
  const expected = 'IBAN, phone, card, or a pattern of 9, a and * with other signs between them';
  const found = JSON.stringify(text.length > longest ? `${text.slice(0, longest)}…` : text);
  const hasForeign = [...text].some((sign) => /[\p{L}\p{N}\p{M}\p{C}]/u.test(sign) && !slots.has(sign));
  const isEnded = slots.has(text.slice(-1));
  return text.length > longest || hasForeign || !isEnded ? { found, expected } : null;
}

/** Writes characters into the slots of a pattern, as far as they go. Nothing follows the last one. */
function writeInto(signs: readonly Sign[], characters: readonly string[]): string {
  let written = '';
  let between = '';
  let index = 0;
  for (const sign of signs) {
    if ('literal' in sign) {
      between += sign.literal;
      continue;
    }
    const character = characters[index];
    if (character === undefined) break;
    written += between + character;
    between = '';
    index += 1;
  }
  return written;
}
