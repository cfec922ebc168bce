import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSwipe } from '../../../../elements/media-box/gestures/swipe.model.js';

describe('a finger that moves over an item', () => {
  it('goes on and back sideways, the way the page is read', () => {
    assert.equal(readSwipe({ x: -80, y: 5 }, false), 'next');
    assert.equal(readSwipe({ x: 80, y: 5 }, false), 'previous');
    assert.equal(readSwipe({ x: -80, y: 5 }, true), 'previous');
    assert.equal(readSwipe({ x: 80, y: 5 }, true), 'next');
  });

  it('closes downwards, and does nothing upwards', () => {
    assert.equal(readSwipe({ x: 10, y: 120 }, false), 'close');
    assert.equal(readSwipe({ x: 10, y: -120 }, false), null);
  });

  it('does nothing before it has gone far enough, or in between two directions', () => {
    for (const [x, y] of [
      [0, 0],
      [49, 0],
      [-49, 10],
      [0, 79],
      [60, 55],
      [-90, 85],
      [100, 110],
    ] as const)
      assert.equal(readSwipe({ x, y }, false), null, `${x}, ${y}`);
  });
});
