import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  beginsWithZeros,
  likelyDone,
  readPuzzle,
} from '../../../../../elements/rs-form/bot-check/work/puzzle.model.js';
import { solveFrom, triesAtOnce } from '../../../../../elements/rs-form/bot-check/work/solve.model.js';

const puzzle = { text: '900150983cd24fb0d6963f7d28e17f72', level: 3, name: 'form[Robot]' };

describe('<rs-form> puzzle', () => {
  it('a proof of work is the first count whose hash begins with the zeros that the server asks for', () => {
    let from = 0;
    let count = solveFrom(puzzle, from);
    while (count === null) count = solveFrom(puzzle, (from += triesAtOnce));
    const hashOf = (number: number) => createHash('sha256').update(`${puzzle.text}${number}`).digest('hex');
    assert.ok(hashOf(count).startsWith('000'));
    for (let other = 0; other < count; other += 1) assert.ok(!hashOf(other).startsWith('000'), String(other));
  });

  const hashes: readonly (readonly [string, number, boolean])[] = [
    ['0000', 4, true],
    ['000f', 3, true],
    ['000f', 4, false],
    ['00f0', 3, false],
    ['f000', 1, false],
  ];
  for (const [hex, zeros, isSolved] of hashes)
    it(`a proof of work ${isSolved ? 'is' : 'is not'} done with ${hex} where ${zeros} zeros are asked for`, () =>
      assert.equal(beginsWithZeros(Buffer.from(hex, 'hex'), zeros), isSolved));

  it('a proof of work shows that it goes on, and never that it is done before it is', () => {
    const shown = [0, 1000, 65_536, 500_000].map((tries) => likelyDone(tries, 4));
    assert.equal(shown[0], 0);
    assert.ok(shown.every((value, index) => index === 0 || value > (shown[index - 1] ?? 1)));
    assert.ok(shown.every((value) => value < 1));
  });

  const wrong: readonly Readonly<Record<'text' | 'level' | 'name', string | undefined>>[] = [
    { text: '', level: '4', name: 'a' },
    { text: 'a', level: '64', name: 'a' },
    { text: 'a', level: '-1', name: 'a' },
    { text: 'a', level: 'x', name: 'a' },
    { text: 'a', level: '4', name: undefined },
  ];
  for (const written of wrong)
    it(`a proof of work is none with ${JSON.stringify(written)}`, () =>
      assert.equal(readPuzzle(written), null));

  it('a proof of work has four zeros unless the server says so', () =>
    assert.equal(readPuzzle({ text: 'a', level: undefined, name: 'b' })?.level, 4));
});
