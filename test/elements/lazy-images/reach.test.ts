import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expandOf, marginOf, nearnessOf, reachOf } from '../../../elements/lazy-images/reach.model.js';

describe('<lazy-images> reach', () => {
  const reaches = [
    ['nothing in mode 0', 0, false, false, 'none'],
    ['the screen in mode 1', 1, false, false, 'seen'],
    ['the distance in mode 2', 2, false, false, 'near'],
    ['one and a half times as far in mode 3', 3, false, false, 'far'],
    ['the lower mode of a broken number', 1.9, false, false, 'seen'],
    ['as far as it goes in mode 3 once loaded', 0, true, false, 'far'],
    ['the distance while the visitor scrolls', 1, true, true, 'near'],
    ['the screen while scrolling before the page has loaded', 1, false, true, 'seen'],
  ] as const;
  for (const [title, mode, isLoaded, isScrolling, reach] of reaches) {
    it(`the distances of <lazy-images> reach ${title}`, () => {
      assert.equal(reachOf({ mode, isLoaded, isScrolling }), reach);
    });
  }

  const screens = [
    [NaN, 501, 501, 500],
    [NaN, 500, 900, 370],
    [NaN, 900, 500, 370],
    [0, 900, 900, 0],
    [-1, 900, 900, -1],
    [80, 320, 500, 80],
  ] as const;
  for (const [asked, width, height, expand] of screens) {
    it(`the distances of <lazy-images> are ${expand} px where ${asked} is asked for on ${width} × ${height}`, () => {
      assert.equal(expandOf(asked, { width, height }), expand);
    });
  }

  const margins = [
    ['none', 500, null],
    ['seen', 500, [-1, -1]],
    ['near', 500, [500, 400]],
    ['far', 500, [750, 600]],
    ['far', 370, [555, 444]],
    ['near', -1, [-1, -1]],
    ['far', 0, [0, 0]],
  ] as const;
  for (const [reach, expand, margin] of margins) {
    it(`the distances of <lazy-images> of ${expand} px make a margin of ${String(margin)} for images ${reach}`, () => {
      assert.deepEqual(marginOf(reach, expand), margin);
    });
  }

  const places = [
    ['on the screen', { top: 10, bottom: 110 }, 'seen'],
    ['touching the lower edge', { top: 600, bottom: 700 }, 'seen'],
    ['below, within the distance', { top: 1100, bottom: 1200 }, 'near'],
    ['below, beyond it', { top: 1101, bottom: 1200 }, 'far'],
    ['above, within the distance', { top: -300, bottom: -200 }, 'near'],
    ['beside, beyond it', { top: 10, bottom: 110, left: 1400, right: 1500 }, 'far'],
  ] as const;
  for (const [title, edges, nearness] of places) {
    it(`the distances of <lazy-images> call an image ${title} ${nearness}`, () => {
      const image = { left: 0, right: 100, ...edges };
      assert.equal(nearnessOf(image, { width: 800, height: 600 }, 500), nearness);
    });
  }
});
