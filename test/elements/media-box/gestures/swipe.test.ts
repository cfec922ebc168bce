import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  directionOf,
  followedBy,
  goalBeside,
  readSwipe,
  speedOf,
} from '../../../../elements/media-box/gestures/swipe.model.js';

const area = { width: 360, isRightToLeft: false };
const fromTheRight = { ...area, isRightToLeft: true };

describe('<media-box> swipe', () => {
  for (const [sentence, x, y, speed, goal] of [
    ['goes on by a third of the width, however slowly', -120, 5, 0, 'next'],
    ['goes back the other way', 120, 5, 0, 'previous'],
    ['comes back below a third', -119, 5, 0, null],
    ['comes back below a third, however near', 118, 0, 0.39, null],
    ['goes on by a short fling', -41, 0, -0.5, 'next'],
    ['goes back by a short fling', 41, 0, 0.5, 'previous'],
    ['comes back where it flings against its way', -80, 0, 0.9, null],
    ['does nothing by a twitch, however fast', -39, 0, -3, null],
    ['closes downwards', 10, 120, 0, 'close'],
    ['does not close by a short move', 0, 79, 0, null],
    ['does nothing upwards', 10, -220, 0, null],
    ['does nothing between two directions', -200, 190, -3, null],
    ['does nothing by a tap', 0, 0, 0, null],
  ] as const)
    it(`a finger that moves over an item ${sentence}`, () =>
      assert.equal(readSwipe({ x, y }, speed, area), goal));

  it('a finger that moves over an item goes the way the page is read', () => {
    assert.equal(readSwipe({ x: -200, y: 0 }, 0, fromTheRight), 'previous');
    assert.equal(readSwipe({ x: 200, y: 0 }, 0, fromTheRight), 'next');
    assert.equal(goalBeside(-1, area), 'next');
    assert.equal(goalBeside(-1, fromTheRight), 'previous');
  });

  it('a finger that moves over an item has a direction once it has moved far enough one way', () => {
    for (const [x, y, direction] of [
      [5, 5, null],
      [9, 0, 'sideways'],
      [-9, 4, 'sideways'],
      [0, 9, 'down'],
      [0, -9, null],
      [30, 25, null],
    ] as const)
      assert.equal(directionOf({ x, y }), direction, `${x}, ${y}`);
  });

  it('a finger that moves over an item has the speed of its last moments', () => {
    const trail = [
      { x: 300, y: 0, time: 0 },
      { x: 299, y: 0, time: 500 },
      { x: 279, y: 0, time: 520 },
      { x: 259, y: 0, time: 540 },
    ];
    assert.equal(speedOf(trail, 550), -1);
    assert.equal(speedOf(trail, 700), 0, 'after a rest');
    assert.equal(speedOf(trail.slice(0, 1), 0), 0);
    assert.equal(speedOf([], 0), 0);
  });

  it('a finger that moves over an item pulls an item less where no other is beside it', () => {
    assert.equal(followedBy(-100, true), -100);
    assert.equal(followedBy(-100, false), -30);
  });
});
