import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  hasChoice,
  narrow,
  refusalOf,
  shownRange,
} from '../../../elements/rs-calendar/choice/bounds.model.js';
import { slotsOf } from '../../../elements/rs-calendar/choice/time-slots.model.js';
import { optionsOf, readAttributes } from './options-of.js';

function read(text: string) {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const ends = (text: string, attributes: Parameters<typeof optionsOf>[0]) => {
  const slots = slotsOf(read(text), optionsOf(attributes));
  return [slots.length, clock(slots[0] ?? NaN), clock(slots.at(-1) ?? NaN)];
};

describe('a day of a calendar', () => {
  const cases = [
    [{ min: '03/12/2027' }, '2027-03-11', 'before'],
    [{ min: '03/12/2027' }, '2027-03-12', null],
    [{ max: '2027-03-12' }, '2027-03-13', 'after'],
    [{ max: '2027-03-12' }, '2027-03-12', null],
    [{ min: 'today' }, '2027-03-11', 'before'],
    [{ min: 'today+7' }, '2027-03-18', 'before'],
    [{ min: 'today+7' }, '2027-03-19', null],
    [{ max: 'today - 1' }, '2027-03-12', 'after'],
    [{}, '1949-12-31', 'before'],
    [{}, '2051-01-01', 'after'],
    [{ firstYear: 2027 }, '2026-12-31', 'before'],
    [{ disabledWeekdays: '0,6' }, '2027-03-13', 'weekday'],
    [{ disabledWeekdays: '0,6' }, '2027-03-12', null],
    [{ disabledDates: '03/12/2027, 2027-04-01' }, '2027-04-01', 'disabled'],
    [{ disabledDates: '2027-12-24..2027-12-26' }, '2027-12-25', 'disabled'],
    [{ disabledDates: '2027-12-24..2027-12-26' }, '2027-12-27', null],
    [{ allowedDates: '03/12/2027,03/19/2027' }, '2027-03-19', null],
    [{ allowedDates: '03/12/2027,03/19/2027' }, '2027-03-20', 'not-listed'],
    [{ allowedDatePattern: '^\\d\\d/(0[1-9]|1\\d)/2027$' }, '2027-05-19', null],
    [{ allowedDatePattern: '^\\d\\d/(0[1-9]|1\\d)/2027$' }, '2027-05-20', 'not-allowed'],
    [{ min: '03/12/2027 23:45', step: 60 }, '2027-03-12', 'no-times'],
    [{ min: '03/12/2027 23:45', step: 60, format: 'DD/MM/YYYY' }, '2027-03-12', null],
  ] as const;
  for (const [attributes, day, refusal] of cases) {
    it(`a day of a calendar ${day} is ${refusal ?? 'free'} under ${JSON.stringify(attributes)}`, () =>
      assert.equal(refusalOf(read(day), optionsOf(attributes)), refusal));
  }
});

describe('the times of a day', () => {
  const cases = [
    [{}, [48, '0:00', '23:30']],
    [{ minTime: '09:00', maxTime: '18:00' }, [19, '9:00', '18:00']],
    [{ minTime: '09:10', maxTime: '18:15' }, [18, '9:30', '18:00']],
    [{ min: '03/12/2027 10:00', minTime: '08:00' }, [28, '10:00', '23:30']],
    [{ min: '03/11/2027 10:00', minTime: '08:00' }, [32, '8:00', '23:30']],
    [{ max: '03/12/2027 10:00' }, [21, '0:00', '10:00']],
    [{ allowedTimes: '17:00, 9:30,12:00', maxTime: '16:00' }, [2, '9:30', '12:00']],
    [{ minTime: '0900', maxTime: '1800' }, [48, '0:00', '23:30']],
    [{ maxTime: '24:00' }, [48, '0:00', '23:30']],
    [{ step: 600 }, [3, '0:00', '20:00']],
  ] as const;
  for (const [attributes, wanted] of cases) {
    it(`the times of a day run as ${wanted.join(' ')} under ${JSON.stringify(attributes)}`, () =>
      assert.deepEqual(ends('2027-03-12', attributes), wanted));
  }
});

describe('months to show', () => {
  it('the months that can be shown are the whole months of the bounds, so that refused days can say why', () => {
    const { bounds } = optionsOf({ min: '2027-03-12', max: '2028-02-03' });
    assert.deepEqual(shownRange(bounds), { from: read('2027-03-01'), to: read('2028-02-29') });
    assert.deepEqual([bounds.firstYear, bounds.lastYear], [2027, 2028]);
  });

  it('the range to show is one month where the bounds contradict each other', () => {
    const { bounds } = optionsOf({ min: '2027-03-12', max: '2026-03-12' });
    assert.deepEqual(shownRange(bounds), { from: read('2027-03-01'), to: read('2027-03-31') });
    assert.equal(
      hasChoice({ year: 2027, month: 3 }, optionsOf({ min: '2027-03-12', max: '2026-03-12' })),
      false,
    );
  });

  it('the months that can be shown has a choice in a month only where one of its days has', () => {
    const limits = optionsOf({ allowedDates: '2027-05-03' });
    assert.equal(hasChoice({ year: 2027, month: 5 }, limits), true);
    assert.equal(hasChoice({ year: 2027, month: 6 }, limits), false);
  });

  it('the months that can be shown is narrowed by a linked calendar, and never widened', () => {
    const { bounds } = optionsOf({ min: '2027-03-12 10:00' });
    const at = (text: string, hour?: number) => ({
      ...read(text),
      ...(hour === undefined ? {} : { hour, minute: 0 }),
    });
    assert.deepEqual(narrow(bounds, at('2027-03-11'), null).min, at('2027-03-12', 10));
    assert.deepEqual(narrow(bounds, at('2027-03-12', 11), null).min, at('2027-03-12', 11));
    assert.deepEqual(narrow(bounds, at('2027-03-12'), at('2027-03-20')).min, at('2027-03-12', 10));
    assert.deepEqual(narrow(bounds, null, at('2027-03-20')).max, at('2027-03-20'));
  });
});

describe('wrong settings', () => {
  it('a calendar with wrong settings keeps a wild year range to a list that can be read (datecfg-13)', () => {
    const { firstYear, lastYear } = optionsOf({ firstYear: -1, lastYear: 1e9 }).bounds;
    assert.ok(lastYear - firstYear + 1 < 400);
    assert.ok(firstYear > 0);
  });

  const years = [
    [-1, 1e9, 1877, 2176],
    [1600, 2500, 1877, 2176],
    [1900, 9999, 1900, 2199],
    [1, 1950, 1651, 1950],
    [2100, 9000, 2100, 2399],
    [1950, 2050, 1950, 2050],
    [1800, 2050, 1800, 2050],
  ] as const;
  for (const [firstYear, lastYear, first, last] of years) {
    it(`a calendar with wrong settings keeps ${first} to ${last} of the years ${firstYear} to ${lastYear}, the current one where it is among them`, () => {
      const { bounds } = optionsOf({ firstYear, lastYear });
      assert.deepEqual([bounds.firstYear, bounds.lastYear], [first, last]);
    });
  }

  it('a calendar with wrong settings never ends the years before they begin', () => {
    assert.equal(optionsOf({ firstYear: 2030, lastYear: 2020 }).bounds.lastYear, 2030);
  });

  it('a calendar with wrong settings is the default where a figure is none', () => {
    const { bounds, weekStart, stepMinutes } = optionsOf({
      firstYear: NaN,
      lastYear: Infinity,
      weekStart: 9,
      step: NaN,
    });
    assert.deepEqual([bounds.firstYear, bounds.lastYear, weekStart, stepMinutes], [1950, 2050, 1, 60]);
  });

  const diagnostics = [
    [{ minTime: '1000' }, 'min-time', '(datecfg-09)'],
    [{ min: '31/12/2027' }, 'min', ''],
    [{ max: 'mañana' }, 'max', ''],
    [{ disabledDates: '2027-12-26..2027-12-24' }, 'disabled-dates', ''],
    [{ disabledWeekdays: '7' }, 'disabled-weekdays', ''],
    [{ allowedTimes: '25:00' }, 'allowed-times', ''],
    [{ completeTime: 'last' }, 'complete-time', ''],
    [{ firstYear: -1, lastYear: 1e9 }, 'first-year, last-year', ''],
  ] as const;
  for (const [attributes, option, row] of diagnostics) {
    it(
      `a calendar with wrong settings is left out and named: ${JSON.stringify(attributes)} ${row}`.trim(),
      () => {
        const { options, diagnostics: found } = readAttributes(attributes);
        assert.deepEqual(
          found.map((one) => one.option),
          [option],
        );
        assert.equal(refusalOf(read('2027-03-12'), options), null);
        assert.equal(slotsOf(read('2027-03-12'), options).length, 48);
      },
    );
  }
});
