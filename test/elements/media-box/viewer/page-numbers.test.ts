import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageNumbers } from '../../../../elements/media-box/viewer/viewer-state.model.js';

/** Returns the numbers as a visitor reads them, `…` for a gap. */
const read = (count: number, current: number) =>
  pageNumbers(count, current)
    .map((place) => (place === null ? '…' : place + 1))
    .join(' ');

describe('<media-box> page numbers', () => {
  const rows = [
    [2, 0, '1 2'],
    [7, 3, '1 2 3 4 5 6 7'],
    [12, 2, '1 2 3 4 5 … 12'],
    [12, 5, '1 … 4 5 6 7 8 … 12'],
    [1000, 999, '1 … 998 999 1000'],
  ] as const;
  for (const [count, current, expected] of rows) {
    it(`the numbered buttons of ${count} items, with the ${current + 1}. on show, are ${expected}`, () => {
      assert.equal(read(count, current), expected);
    });
  }
});
