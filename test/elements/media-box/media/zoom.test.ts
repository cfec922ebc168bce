import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  fitted,
  keepInside,
  panBy,
  wheelFactor,
  zoomAt,
  zoomBy,
  type Frame,
} from '../../../../elements/media-box/media/zoom.model.js';

const frame: Frame = {
  box: { width: 400, height: 600 },
  picture: { width: 400, height: 300 },
  natural: { width: 800, height: 600 },
};
/** Strip as high as the box, of 200 by 9000 pixels. */
const strip: Frame = {
  box: { width: 400, height: 600 },
  picture: { width: 600 / 45, height: 600 },
  natural: { width: 200, height: 9000 },
};
const middle = { x: 0, y: 0 };

describe('<media-box> zoom', () => {
  it('a visitor who looks closer magnifies around the middle', () => {
    assert.deepEqual(zoomBy(fitted, 2, middle, frame), { scale: 2, x: 0, y: 0 });
  });

  it('a visitor who looks closer keeps the point under the finger', () => {
    const { scale, x } = zoomBy(fitted, 2, { x: 100, y: 0 }, frame);
    // The point at 100 from the middle is at 200 in the enlarged picture, which has moved by -100.
    assert.equal(100 * scale + x, 100);
  });

  it('a visitor who looks closer cannot make it smaller than the whole', () => {
    assert.deepEqual(zoomBy(fitted, 0.2, middle, frame), fitted);
  });

  it('a visitor who looks closer cannot magnify without an end', () => {
    assert.equal(zoomBy(fitted, 1e9, middle, frame).scale, 8);
  });

  it('a visitor who looks closer magnifies by a double tap, and sees the whole by another', () => {
    const closer = zoomAt(fitted, middle, frame);
    assert.equal(closer.scale, 2.5);
    assert.deepEqual(zoomAt(closer, middle, frame), fitted);
  });

  for (const [what, natural, most] of [
    ['a picture of 16000 by 12000 pixels', { width: 16000, height: 12000 }, 40],
    ['a picture of 800 by 600 pixels', { width: 800, height: 600 }, 8],
    ['a picture that has not loaded', { width: 0, height: 0 }, 8],
  ] as const)
    it(`a visitor who looks closer magnifies ${what} ${most} times at most`, () => {
      assert.equal(zoomBy(fitted, 1e9, middle, { ...frame, natural }).scale, most);
    });

  it('a visitor who looks closer reads a long strip in its natural size by one double tap', () => {
    assert.equal(zoomAt(fitted, middle, strip).scale * strip.picture.width, 200);
  });

  it('a visitor who looks closer fills the box with a strip that is larger than the box', () => {
    const large: Frame = { ...strip, natural: { width: 2000, height: 90_000 } };
    assert.equal(zoomAt(fitted, middle, large).scale * strip.picture.width, 400);
  });

  it('a visitor who looks closer magnifies a large picture that is no strip by the same double tap as any other', () => {
    const large: Frame = { ...frame, natural: { width: 16000, height: 12000 } };
    assert.equal(zoomAt(fitted, middle, large).scale, 2.5);
  });

  it('a visitor who looks closer moves a magnified picture up to its edge', () => {
    const closer = zoomBy(fitted, 2, middle, frame);
    assert.deepEqual(panBy(closer, { x: 1000, y: 1000 }, frame), { scale: 2, x: 200, y: 0 });
  });

  it('a visitor who looks closer cannot move the whole picture', () => {
    assert.deepEqual(panBy(fitted, { x: 50, y: 50 }, frame), fitted);
  });

  it('a visitor who looks closer still sees the picture after a turn of the phone', () => {
    const closer = panBy(zoomBy(fitted, 4, middle, frame), { x: 500, y: 300 }, frame);
    const turned: Frame = {
      box: { width: 600, height: 400 },
      picture: { width: 533, height: 400 },
      natural: frame.natural,
    };
    const { x } = keepInside(closer, turned);
    assert.ok(Math.abs(x) <= (533 * 4 - 600) / 2);
  });

  it('a visitor who looks closer never loses it, whatever the fingers do', () => {
    const number = fc.oneof(fc.double({ noNaN: false }), fc.integer({ min: -500, max: 500 }));
    const move = fc.record({ factor: number, x: number, y: number });
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        let zoom = fitted;
        for (const { factor, x, y } of moves) {
          zoom = zoomBy(zoom, factor, { x: 10, y: -20 }, frame);
          zoom = panBy(zoom, { x, y }, frame);
          assert.ok(zoom.scale >= 1 && zoom.scale <= 8);
          assert.ok(Math.abs(zoom.x) <= Math.max(0, (400 * zoom.scale - 400) / 2) + 1e-6);
          assert.ok(Math.abs(zoom.y) <= Math.max(0, (300 * zoom.scale - 600) / 2) + 1e-6);
        }
      }),
    );
  });

  for (const [sentence, deltaY, deltaMode, ctrlKey, factor] of [
    ['sees more by a turn upwards', -100, 0, false, 1.221],
    ['sees less by one downwards', 100, 0, false, 0.819],
    ['turns by lines', -3, 1, false, 1.101],
    ['turns by pages, no more than twice as large', -9, 2, false, 2],
    ['pinches on a trackpad', -20, 0, true, 1.221],
    ['turns no more than half as large', 5000, 0, true, 0.5],
    ['does nothing without a turn', 0, 0, false, 1],
  ] as const)
    it(`a visitor who looks closer ${sentence}`, () => {
      const found = wheelFactor({ deltaY, deltaMode, ctrlKey });
      assert.equal(Math.round(found * 1000) / 1000, factor);
    });
});
