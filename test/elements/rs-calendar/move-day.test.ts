import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { addDays, addMonths, isDay, weekdayOf } from '../../../shared/dates/calendar-day.model.js';
import { type DayMove, moveDay } from '../../../elements/rs-calendar/choice/move-day.model.js';

function read(text: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

const week = { weekStart: 1 };
const range = { from: read('1950-01-01'), to: read('2050-12-31') };

describe('moveDay', () => {
  const cases: readonly (readonly [string, DayMove, string])[] = [
    ['2027-03-12', 'previous-day', '2027-03-11'],
    ['2027-03-31', 'next-day', '2027-04-01'],
    ['2027-03-03', 'previous-week', '2027-02-24'],
    ['2027-12-28', 'next-week', '2028-01-04'],
    ['2027-03-12', 'week-start', '2027-03-08'],
    ['2027-03-12', 'week-end', '2027-03-14'],
    ['2027-03-14', 'week-end', '2027-03-14'],
    ['2027-03-31', 'previous-month', '2027-02-28'],
    ['2028-01-30', 'next-month', '2028-02-29'],
    ['2028-02-29', 'next-year', '2029-02-28'],
    ['2028-02-29', 'previous-year', '2027-02-28'],
    ['1950-01-01', 'previous-day', '1950-01-01'],
    ['1950-01-20', 'previous-month', '1950-01-01'],
    ['2050-12-31', 'next-week', '2050-12-31'],
    ['2050-06-15', 'next-year', '2050-12-31'],
  ];
  for (const [from, move, to] of cases) {
    it(`moveDay goes from ${from} by ${move} to ${to}`, () =>
      assert.deepEqual(moveDay(read(from), move, week, range), read(to)));
  }

  it('moveDay counts the week from the author’s first day', () => {
    const sunday = { weekStart: 0 };
    assert.deepEqual(moveDay(read('2027-03-12'), 'week-start', sunday, range), read('2027-03-07'));
    assert.deepEqual(moveDay(read('2027-03-14'), 'week-start', sunday, range), read('2027-03-14'));
  });
});

describe('calendar arithmetic', () => {
  const days = fc.record(
    {
      year: fc.integer({ min: 1600, max: 9000 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    },
    { noNullPrototype: true },
  );

  it('calendar arithmetic comes back where it started', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        assert.deepEqual(addDays(addDays(day, count), -count), day);
        assert.deepEqual(addMonths(addMonths(day, count), -count), day);
        assert.ok(isDay(addMonths(day, count)));
        assert.equal(weekdayOf(addDays(day, 7)), weekdayOf(day));
      }),
    );
  });
});
