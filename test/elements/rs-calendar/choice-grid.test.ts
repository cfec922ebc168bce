import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moveInGrid } from '../../../elements/rs-calendar/days/choice-grid.model.js';

const months = { columns: 3, count: 12, isRightToLeft: false };
const plain = { altKey: false, ctrlKey: false, metaKey: false };

describe('<rs-calendar> choice grid', () => {
  for (const [key, from, to] of [
    ['ArrowRight', 4, 5],
    ['ArrowLeft', 4, 3],
    ['ArrowDown', 4, 7],
    ['ArrowUp', 4, 1],
    ['Home', 4, 0],
    ['End', 4, 11],
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 10, 10],
    ['ArrowUp', 1, 1],
  ] as const)
    it(`the keys in the grid of months lead with ${key} from entry ${from} to entry ${to}`, () =>
      assert.equal(moveInGrid(from, { key, ...plain }, months), to));

  it('the keys in the grid of months turn round where the page reads from right to left', () => {
    assert.equal(moveInGrid(4, { key: 'ArrowRight', ...plain }, { ...months, isRightToLeft: true }), 3);
  });

  it('the keys in the grid of months are the browser’s with a modifier, and all others', () => {
    assert.equal(moveInGrid(4, { key: 'ArrowLeft', ...plain, altKey: true }, months), undefined);
    assert.equal(moveInGrid(4, { key: 'Tab', ...plain }, months), undefined);
  });
});
