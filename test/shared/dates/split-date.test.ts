import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fallBack, lastDayOf } from '../../../shared/dates/split-date.model.js';

/** Month and year of a date. */
type Parts = readonly [month: number | null | undefined, year: number | null | undefined];

describe('the last day of a month', () => {
  const table: readonly (readonly [...Parts, number, string])[] = [
    [1, 2026, 31, 'January'],
    [4, 2026, 30, 'April'],
    [6, undefined, 30, 'June, if nobody asks for the year'],
    [9, 2026, 30, 'September'],
    [11, 2026, 30, 'November'],
    [12, undefined, 31, 'December, if nobody asks for the year'],
    [2, 2025, 28, 'February'],
    [2, 2024, 29, 'February of a leap year'],
    [2, 1900, 28, 'February of a century'],
    [2, 2000, 29, 'February of a fourth century'],
    [2, undefined, 29, 'February, if nobody asks for the year'],
    [2, null, 31, 'February before its year is chosen'],
    [4, null, 31, 'April before its year is chosen'],
    [null, 2025, 31, 'a year before its month is chosen'],
    [undefined, 2025, 31, 'a year, if nobody asks for the month'],
    [null, null, 31, 'nothing chosen'],
  ];
  for (const [month, year, last, what] of table)
    it(`the last day of a month is ${last} for ${what}`, () =>
      assert.equal(lastDayOf({ month, year }), last));

  it('the last day of a month is what the calendar of the machine says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1000, max: 9999 }), (month, year) => {
        assert.equal(lastDayOf({ month, year }), new Date(Date.UTC(year, month, 0)).getUTCDate());
      }),
    );
  });
});

describe('a chosen day that the month does not have', () => {
  const table: readonly (readonly [number, ...Parts, number | null])[] = [
    [31, 4, 2026, 30],
    [31, 2, 2025, 28],
    [30, 2, 2024, 29],
    [31, 2, undefined, 29],
    [31, 2, null, null],
    [29, 2, 2025, 28],
    [29, 2, 2024, null],
    [31, 12, 2025, null],
    [1, 2, 2025, null],
  ];
  for (const [day, month, year, expected] of table)
    it(`a chosen day that the month does not have ${day} of month ${month} in ${year === null ? 'a year to come' : (year ?? 'any year')} becomes ${expected ?? 'nothing else'}`, () => {
      assert.equal(fallBack({ day, month, year }), expected);
    });

  it('a chosen day that the month does not have skips days that the server does not offer', () => {
    assert.equal(
      fallBack({ day: 31, month: 4, year: undefined }, (day) => day !== 30),
      29,
    );
    assert.equal(
      fallBack({ day: 31, month: 4, year: undefined }, () => false),
      null,
    );
  });

  it('a chosen day that the month does not have stays where no day is chosen', () => {
    assert.equal(fallBack({ day: null, month: 2, year: 2025 }), null);
  });

  const anyPart = (min: number, max: number) => fc.option(fc.integer({ min, max }));
  it('a chosen day that the month does not have always becomes the last one that there is, and then rests', () => {
    fc.assert(
      fc.property(anyPart(1, 31), anyPart(1, 12), anyPart(1900, 2100), (day, month, year) => {
        const valid = fallBack({ day, month, year });
        if (valid === null) return assert.ok(day === null || day <= lastDayOf({ month, year }));
        assert.equal(valid, lastDayOf({ month, year }));
        assert.ok(valid >= 28 && valid < (day ?? 0));
        assert.equal(fallBack({ day: valid, month, year }), null);
      }),
    );
  });
});
