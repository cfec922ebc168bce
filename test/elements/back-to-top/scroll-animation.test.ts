import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  initialTop,
  isVisible,
  positionAt,
  stepTop,
  type ScrollAnimation,
  type TopState,
} from '../../../elements/back-to-top/scroll-animation.model.js';

const animation: ScrollAnimation = { from: 1000, startedAt: 100, stepPx: 50, stepMs: 10 };
const animating: TopState = { ...initialTop, animation };

describe('<back-to-top> scroll animation', () => {
  for (const [now, top] of [
    [90, 1000],
    [100, 1000],
    [109, 1000],
    [110, 950],
    [135, 850],
    [290, 50],
    [300, 0],
    [9000, 0],
  ] as const) {
    it(`<back-to-top> goes up 50 px every 10 ms: ${now - 100} ms after the press the page is at ${top}`, () => {
      assert.equal(positionAt(animation, now), top);
    });
  }

  it('<back-to-top> never goes down and never past the top, whatever the pace', () => {
    const pace = fc.record({
      from: fc.nat(1e6),
      startedAt: fc.nat(1e6),
      stepPx: fc.integer({ min: 1, max: 1e4 }),
      stepMs: fc.integer({ min: 1, max: 1e4 }),
    });
    fc.assert(
      fc.property(pace, fc.nat(1e6), fc.nat(1e6), (one, early, later) => {
        const first = positionAt(one, one.startedAt + early);
        const second = positionAt(one, one.startedAt + early + later);
        assert.ok(one.from >= first && first >= second && second >= 0);
      }),
    );
  });

  it('<back-to-top> asks for frames until the top, then arrives once', () => {
    const begun = stepTop(initialTop, { type: 'top-requested', animation, isInstant: false });
    assert.deepEqual(begun.effects, [{ type: 'next-frame' }]);
    const halfway = stepTop(begun.state, { type: 'frame', now: 200 });
    assert.deepEqual(halfway.effects, [{ type: 'scroll-to', top: 500 }, { type: 'next-frame' }]);
    const there = stepTop(halfway.state, { type: 'frame', now: 300 });
    assert.deepEqual(there.effects, [{ type: 'scroll-to', top: 0 }, { type: 'arrive' }]);
    assert.deepEqual(stepTop(there.state, { type: 'frame', now: 310 }).effects, []);
  });

  it('<back-to-top> arrives at once where the visitor wants less motion, and where the page is at its top', () => {
    const arrival = [{ type: 'scroll-to', top: 0 }, { type: 'arrive' }];
    assert.deepEqual(
      stepTop(initialTop, { type: 'top-requested', animation, isInstant: true }).effects,
      arrival,
    );
    const atTop = { ...animation, from: 0 };
    assert.deepEqual(
      stepTop(initialTop, { type: 'top-requested', animation: atTop, isInstant: false }).effects,
      arrival,
    );
  });

  it('<back-to-top> leaves the page to a visitor who takes over, and begins anew when asked again', () => {
    const stopped = stepTop(animating, { type: 'interrupted' });
    assert.deepEqual(stepTop(stopped.state, { type: 'frame', now: 200 }).effects, []);
    const again = { ...animation, from: 700, startedAt: 500 };
    const begun = stepTop(stopped.state, { type: 'top-requested', animation: again, isInstant: false });
    assert.deepEqual(begun, {
      state: { ...initialTop, animation: again },
      effects: [{ type: 'next-frame' }],
    });
  });

  it('<back-to-top> shows the link from the threshold on, and reports only a change of that', () => {
    const scroll = (state: TopState, top: number) =>
      stepTop(state, { type: 'seen', top, threshold: 400, hasFocus: false });
    const above = scroll(initialTop, 399);
    assert.deepEqual(above.effects, [{ type: 'show', isVisible: false }]);
    assert.deepEqual(scroll(above.state, 10).effects, []);
    assert.deepEqual(scroll(above.state, 400).effects, [{ type: 'show', isVisible: true }]);
    assert.equal(
      isVisible(stepTop(above.state, { type: 'seen', top: 0, threshold: 0, hasFocus: false }).state),
      true,
    );
  });

  it('<back-to-top> does not take the link away while the visitor is on it', () => {
    const scrolled = stepTop(initialTop, { type: 'seen', top: 0, threshold: 400, hasFocus: true });
    assert.deepEqual(scrolled.effects, []);
    const left = stepTop(scrolled.state, { type: 'seen', top: 0, threshold: 400, hasFocus: false });
    assert.deepEqual(left.effects, [{ type: 'show', isVisible: false }]);
  });
});
