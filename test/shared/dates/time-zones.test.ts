import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CalendarDate } from '../../../shared/dates/calendar-date.model.js';
import { addDays, addMonths, daysBefore, weekdayOf } from '../../../shared/dates/calendar-day.model.js';
import { compileFormat } from '../../../shared/dates/compile-format.model.js';
import { formatDate } from '../../../shared/dates/format-date.model.js';
import { parseDate } from '../../../shared/dates/parse-date.model.js';
import { spanish } from '../../elements/rs-calendar/translate.js';

/** Time zones, each with a time that its clocks skip and that JavaScript's own dates shift; null for none. */
const zones = [
  ['America/Los_Angeles', '2027-03-14 02:30'],
  ['America/New_York', '2027-03-14 02:30'],
  ['Europe/Madrid', '2027-03-28 02:30'],
  ['Pacific/Kiritimati', '1994-12-31 12:00'],
  ['Pacific/Marquesas', null],
  ['UTC', null],
] as const;

/** Offsets of the zones on 1 January 2027, in hours east of UTC. */
const offsets = [-8, -5, 1, 14, -9.5, 0];

const format = compileFormat('YYYY-MM-DD HH:mm:ss');
const days = compileFormat('dddd DDDD');

const table = [
  ['2027-03-28 02:30:00', '2027-03-28 02:30:00', 'Domingo 087', '2027-03-29'],
  ['2027-10-31 02:30:00', '2027-10-31 02:30:00', 'Domingo 304', '2027-11-01'],
  ['2027-03-14 02:30:00', '2027-03-14 02:30:00', 'Domingo 073', '2027-03-15'],
  ['2027-11-07 01:30:00', '2027-11-07 01:30:00', 'Domingo 311', '2027-11-08'],
  ['1994-12-31 12:00:00', '1994-12-31 12:00:00', 'Sábado 365', '1995-01-01'],
  ['2028-02-29 00:00:00', '2028-02-29 00:00:00', 'Martes 060', '2028-03-01'],
  ['2027-12-31 23:59:59', '2027-12-31 23:59:59', 'Viernes 365', '2028-01-01'],
  ['2028-12-31 23:59:59', '2028-12-31 23:59:59', 'Domingo 366', '2029-01-01'],
  ['2027-12-31 24:00:00', '2028-01-01 00:00:00', 'Sábado 001', '2028-01-02'],
  ['2028-02-28 24:00:00', '2028-02-29 00:00:00', 'Martes 060', '2028-03-01'],
  ['2028-01-01 00:00:00', '2028-01-01 00:00:00', 'Sábado 001', '2028-01-02'],
] as const;

/** Returns the results of all functions for dates for a text. */
function answers(text: string): readonly string[] {
  const date = parseDate(text, format);
  if (!date) return [];
  const next = formatDate(addDays(date, 1), format, spanish);
  assert.equal(
    formatDate(addMonths(date, 12), compileFormat('MM'), spanish),
    String(date.month).padStart(2, '0'),
  );
  assert.equal((weekdayOf({ ...date, month: 1, day: 1 }) + daysBefore(date)) % 7, weekdayOf(date));
  return [formatDate(date, format, spanish), formatDate(date, days, spanish), next];
}

/** Runs a function in a time zone. */
function inZone<Result>(zone: string, run: () => Result): Result {
  const { TZ: before } = process.env;
  process.env['TZ'] = zone;
  try {
    return run();
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
}

describe('shared/dates: time zones', () => {
  for (const [index, [zone, skipped]] of zones.entries()) {
    it(`a date is what a visitor has typed when the clocks change, in leap years and at the year's end, in ${zone}`, () => {
      inZone(zone, () => {
        assert.equal(new Date(2027, 0, 1).getTimezoneOffset(), (offsets[index] ?? 0) * -60 + 0);
        if (skipped !== null) assert.notEqual(localText(skipped), skipped);
        for (const [text, ...wanted] of table) assert.deepEqual(answers(text), wanted, text);
      });
    });
  }
});

/** Parses and writes a text with JavaScript's own local dates, which shift skipped times. */
function localText(text: string): string {
  const {
    year,
    month,
    day,
    hour = 0,
    minute = 0,
  } = parseDate(text, compileFormat('YYYY-MM-DD HH:mm')) as CalendarDate;
  const local = new Date(year, month - 1, day, hour, minute);
  const moved = {
    ...{ year: local.getFullYear(), month: local.getMonth() + 1, day: local.getDate() },
    ...{ hour: local.getHours(), minute: local.getMinutes() },
  };
  return formatDate(moved, compileFormat('YYYY-MM-DD HH:mm'), spanish);
}
