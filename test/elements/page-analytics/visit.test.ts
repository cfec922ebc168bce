import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  addToBatch,
  bodyOf,
  emptyBatch,
  type Batch,
} from '../../../elements/page-analytics/sinks/batch.model.js';
import {
  continueVisit,
  formatVisit,
  fullAllowance,
  parseVisit,
  spend,
  type Allowance,
  type Visit,
} from '../../../elements/page-analytics/sinks/visit.model.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const noonMs = 20_000 * dayMs + dayMs / 2;
const [first, second] = ['0'.repeat(32), '1'.repeat(32)] as const;

function visitAt(lastMs: number, sent = 3): Visit {
  return { session: first, lastMs, day: Math.floor(lastMs / dayMs), sent };
}

describe('the session of a visitor', () => {
  const cases: readonly (readonly [string, number, number, string])[] = [
    ['goes on after 29 minutes', 29 * minuteMs, 30, first],
    ['is another one after 30', 30 * minuteMs, 30, second],
    ['goes on after seven hours where the author says so', 7 * 60 * minuteMs, 475, first],
    ['is another one after five minutes where the author says so', 5 * minuteMs, 5, second],
    ['goes on where the clock is set back a little', -minuteMs, 30, first],
    ['is another one where the clock is set back a day', -dayMs, 30, second],
    ['is another one where the clock jumps ahead', 900 * dayMs, 30, second],
  ];
  for (const [what, passedMs, minutes, expected] of cases) {
    it(`the session of a visitor ${what}`, () => {
      const visit = continueVisit(visitAt(noonMs), { nowMs: noonMs + passedMs, minutes, id: second });
      assert.equal(visit.session, expected);
      assert.equal(visit.lastMs, noonMs + passedMs);
    });
  }

  it('the session of a visitor goes on over midnight, and the count of the day begins anew', () => {
    const beforeMidnight = 20_001 * dayMs - minuteMs;
    const visit = continueVisit(visitAt(beforeMidnight), {
      nowMs: beforeMidnight + 2 * minuteMs,
      minutes: 30,
      id: second,
    });
    assert.deepEqual([visit.session, visit.day, visit.sent], [first, 20_001, 0]);
  });

  it('the session of a visitor gives nothing back that is spent where the clock is set back a day', () => {
    const visit = continueVisit(visitAt(noonMs, 5000), { nowMs: noonMs - dayMs, minutes: 30, id: second });
    assert.equal(spend(visit, fullAllowance), null);
  });

  it('the session of a visitor is the same after it was in a cookie, and no other text stands for one', () => {
    assert.deepEqual(parseVisit(formatVisit(visitAt(noonMs))), visitAt(noonMs));
    for (const text of [
      '',
      '1',
      `2.${first}.1.1.1`,
      `1.${first}.1.1.1.1`,
      `1.${first}.-1.1.1`,
      `1.${first}.1.1.1${'0'.repeat(1300)}`,
      '<b>',
    ])
      assert.equal(parseVisit(text), null);
    fc.assert(fc.property(fc.string(), (text) => parseVisit(text) === null));
  });
});

describe('the rate of events', () => {
  /** Returns how many events at these moments are sent. */
  function countSent(moments: readonly number[], start: Visit = visitAt(noonMs, 0)): number {
    let [visit, allowance]: [Visit, Allowance] = [start, fullAllowance];
    let count = 0;
    for (const nowMs of moments) {
      visit = continueVisit(visit, { nowMs, minutes: 30, id: second });
      const spent = spend(visit, allowance);
      if (!spent) continue;
      ({ visit, allowance } = spent);
      count += 1;
    }
    return count;
  }
  const at = (count: number, stepMs: number) =>
    Array.from({ length: count }, (_none, index) => noonMs + index * stepMs);

  it('the rate of events is 20 at once', () => assert.equal(countSent(at(100, 0)), 20));
  it('the rate of events is five a second after that', () =>
    assert.equal(countSent([...at(100, 0), ...at(100, 0).map((ms) => ms + 1000)]), 25));
  it('the rate of events is no more than 20 after a long rest', () =>
    assert.equal(countSent([...at(100, 0), ...at(100, 0).map((ms) => ms + 60_000)]), 40));
  it('the rate of events lets a quiet page send all it has', () =>
    assert.equal(countSent(at(500, 200)), 500));
  it('the rate of events is 5000 a day', () => {
    assert.equal(countSent(at(6000, 1000)), 5000);
    assert.equal(countSent([noonMs, noonMs + dayMs], visitAt(noonMs, 4999)), 2);
  });
  it('the rate of events is never more than what is left, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -dayMs, max: dayMs }), { maxLength: 80 }), (jumps) => {
        const moments = jumps.map((ms) => noonMs + ms);
        const forwardMs = moments.reduce(
          (sum, ms, index) => sum + Math.max(0, ms - (moments[index - 1] ?? noonMs)),
          0,
        );
        assert.ok(countSent(moments) <= 20 + (forwardMs / 1000) * 5);
      }),
    );
  });
});

describe('a batch', () => {
  const event = (text: string) => ({ name: 'click', params: { link_text: text } });
  const eventsIn = (body: string) => (JSON.parse(body) as { readonly events: readonly unknown[] }).events;

  it('a batch has 20 events at most', () => {
    let batch: Batch = emptyBatch;
    const full: Batch[] = [];
    for (let index = 0; index < 45; index += 1) {
      const next = addToBatch(batch, event(String(index)));
      batch = next.batch;
      full.push(...next.full);
    }
    assert.deepEqual(
      [...full, batch].map((one) => eventsIn(bodyOf(one)).length),
      [20, 20, 5],
    );
  });

  it('a batch has 16384 bytes at most, and all events in their order', () => {
    const text = fc.string({ unit: 'binary', maxLength: 4000 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 60 }), (texts) => {
        let batch: Batch = emptyBatch;
        const bodies: string[] = [];
        for (const one of texts) {
          const next = addToBatch(batch, event(one));
          bodies.push(...next.full.map(bodyOf));
          batch = next.batch;
        }
        bodies.push(bodyOf(batch));
        for (const body of bodies) assert.ok(Buffer.byteLength(body) <= 16_384);
        assert.deepEqual(bodies.flatMap(eventsIn), texts.map(event));
      }),
      { numRuns: 40 },
    );
  });

  it('a batch leaves out an event that is more than a whole batch', () => {
    const { batch, full } = addToBatch(emptyBatch, event('ñ'.repeat(9000)));
    assert.deepEqual([batch, full], [emptyBatch, []]);
  });
});
