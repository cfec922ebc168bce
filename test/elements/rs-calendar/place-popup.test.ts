import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placePopup, rowsIn } from '../../../elements/rs-calendar/popup/place-popup.model.js';

const phone = { left: 0, top: 0, width: 320, height: 640 };
const input = (left: number, top: number, width = 200) => ({ left, top, width, height: 40 });
const popup = { width: 300, height: 400 };

describe('an open calendar', () => {
  it('an open calendar is below its input where it fits', () => {
    assert.deepEqual(placePopup(input(10, 100), popup, phone, false), { left: 10, top: 144, maxHeight: 488 });
  });

  it('an open calendar is above where there is more room', () => {
    assert.deepEqual(placePopup(input(10, 500), popup, phone, false), { left: 10, top: 96, maxHeight: 488 });
  });

  it('an open calendar is cut down where neither side has room for all of it', () => {
    const { top, maxHeight } = placePopup(input(10, 330), popup, phone, false);
    assert.deepEqual([top, maxHeight], [8, 318]);
  });

  it('an open calendar lies over the input where a keyboard leaves too little on both sides', () => {
    const seen = { ...phone, height: 300 };
    const { top, maxHeight } = placePopup(input(10, 130), popup, seen, false);
    assert.deepEqual([top, maxHeight], [32, 260]);
  });

  it('an open calendar never leaves the window at its sides', () => {
    assert.equal(placePopup(input(200, 100), popup, phone, false).left, 12);
    assert.equal(placePopup(input(-40, 100), popup, phone, false).left, 8);
    assert.equal(placePopup(input(10, 100), { ...popup, width: 400 }, phone, false).left, 8);
  });

  it('an open calendar ends with its input where the page reads from right to left', () => {
    const wide = { ...phone, width: 1280 };
    assert.equal(placePopup(input(900, 100), popup, wide, true).left, 800);
  });

  it('an open calendar follows the visible part of a page that is zoomed in', () => {
    const zoomed = { left: 400, top: 300, width: 320, height: 640 };
    assert.deepEqual(placePopup(input(380, 340), popup, zoomed, false), {
      left: 408,
      top: 384,
      maxHeight: 548,
    });
  });
});

describe('the list of times of an open calendar', () => {
  const cases = [
    [600, 560, 44, 4],
    [560, 560, 44, 4],
    [559, 560, 44, 3],
    [516, 560, 44, 3],
    [515, 560, 44, 2],
    [240, 560, 44, 2],
  ] as const;
  for (const [space, height, row, rows] of cases) {
    it(`the list of times of an open calendar has ${rows} rows where a calendar of ${height} pixels has room for ${space}`, () =>
      assert.equal(rowsIn(space, height, row), rows));
  }
});
