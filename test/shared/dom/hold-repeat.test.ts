import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { HoldRepeat } from '../../../shared/dom/hold-repeat.js';

/** Creates a clock that a test advances. */
function createClock() {
  let now = 0;
  const due = new Set<{ readonly at: number; readonly task: () => void }>();
  return {
    now: () => now,
    after(ms: number, task: () => void) {
      const entry = { at: now + ms, task };
      due.add(entry);
      return () => due.delete(entry);
    },
    turn(ms: number) {
      for (const end = now + ms; now < end;) {
        now += 1;
        for (const entry of [...due].filter(({ at }) => at <= now)) {
          due.delete(entry);
          entry.task();
        }
      }
    },
  };
}

function holding() {
  const clock = createClock();
  let count = 0;
  const hold = new HoldRepeat(clock, () => (count += 1));
  return { clock, hold, count: () => count };
}

describe('shared/dom: hold repeat', () => {
  it('a button that is held down waits for half a second, and then repeats ten times a second', () => {
    const { clock, hold, count } = holding();
    hold.press();
    clock.turn(499);
    assert.equal(count(), 0);
    clock.turn(1);
    assert.equal(count(), 1);
    clock.turn(1000);
    assert.equal(count(), 11);
  });

  it('a button that is held down stops when it is let go, and its click is not one time more', () => {
    const { clock, hold, count } = holding();
    hold.press();
    clock.turn(700);
    hold.release();
    clock.turn(5000);
    assert.equal(count(), 3);
    assert.equal(hold.consumeRepeat(), true);
    assert.equal(hold.consumeRepeat(), false);
  });

  it('a button that is held down leaves a short press to its click', () => {
    const { clock, hold, count } = holding();
    hold.press();
    clock.turn(100);
    hold.release();
    assert.deepEqual({ count: count(), isRepeat: hold.consumeRepeat() }, { count: 0, isRepeat: false });
  });
});
