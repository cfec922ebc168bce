import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readEarlySwipes } from '../../../../elements/media-box/gestures/early-swipes.dom.js';

const area = { width: 360, isRightToLeft: false };

type Finger = readonly [x: number, y: number];

/** Recorded touch event. `down` are the fingers on the screen, `changed` those that were put down or lifted. */
function touchAt(
  type: 'touchstart' | 'touchend' | 'touchcancel',
  timeStamp: number,
  down: readonly Finger[],
  changed: readonly Finger[] = down,
): TouchEvent {
  const list = (fingers: readonly Finger[]) => fingers.map(([clientX, clientY]) => ({ clientX, clientY }));
  return { type, timeStamp, touches: list(down), changedTouches: list(changed) } as unknown as TouchEvent;
}

const start = touchAt('touchstart', 0, [[300, 100]]);
const end = (x: number, y: number, time = 1000) => touchAt('touchend', time, [], [[x, y]]);

describe('touches from before the gestures had loaded', () => {
  for (const [sentence, touches, goals] of [
    ['are none', [], []],
    ['go on by a third of the width', [start, end(170, 105)], ['next']],
    ['go back the other way', [touchAt('touchstart', 0, [[100, 100]]), end(230, 100)], ['previous']],
    ['go on by a short fling', [start, end(250, 100, 100)], ['next']],
    ['do nothing by a short slow move', [start, end(250, 100)], []],
    ['close downwards', [start, end(305, 220)], ['close']],
    ['do nothing by a tap', [start, end(300, 100)], []],
    ['do nothing while the finger is down', [start], []],
    [
      'do nothing when the browser takes the finger',
      [start, touchAt('touchcancel', 500, [], [[100, 100]])],
      [],
    ],
    ['count one after the other', [start, end(100, 100), start, end(100, 100)], ['next', 'next']],
    [
      'do nothing with two fingers',
      [
        start,
        touchAt(
          'touchstart',
          10,
          [
            [300, 100],
            [200, 100],
          ],
          [[200, 100]],
        ),
        end(50, 100),
      ],
      [],
    ],
  ] as const)
    it(`touches from before the gestures had loaded ${sentence}`, () =>
      assert.deepEqual(readEarlySwipes(touches, area), goals));
});
