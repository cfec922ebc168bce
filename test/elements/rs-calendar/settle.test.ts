import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { limitsOf } from '../../../elements/rs-calendar/calendar/show.model.js';
import { settle } from '../../../elements/rs-calendar/choice/settle.model.js';
import { compileFormat } from '../../../shared/dates/compile-format.model.js';
import { formatDate } from '../../../shared/dates/format-date.model.js';
import { parseDate } from '../../../shared/dates/parse-date.model.js';
import { optionsOf } from './options-of.js';
import { spanish } from './translate.js';

const format = compileFormat('DD-MM-YYYY HH:mm');

describe('<rs-calendar> settle', () => {
  const office = { minTime: '09:00', maxTime: '18:00' };
  const night = { minTime: '22:00', maxTime: '06:00' };
  const cases = [
    [{}, '12-03-2027 10:30', '12-03-2027 10:30', null],
    [{}, '12-03-2027 10:17', '12-03-2027 10:30', 'slot'],
    [{}, '12-03-2027 10:15', '12-03-2027 10:00', 'slot'],
    [{}, '12-03-2027 23:59', '12-03-2027 23:30', 'slot'],
    [{}, '12-03-2027', '12-03-2027', null],
    [office, '12-03-2027 07:10', '12-03-2027 09:00', 'slot'],
    [office, '12-03-2027 18:00', '12-03-2027 18:00', null],
    [office, '12-03-2027 18:01', null, 'past-max'],
    [{ ...office, maxTime: '18:20' }, '12-03-2027 18:20', '12-03-2027 18:00', 'slot'],
    [{ max: '03/12/2027 14:00' }, '12-03-2027 14:01', null, 'past-max'],
    [{ max: '03/12/2027 14:00' }, '11-03-2027 14:01', '11-03-2027 14:00', 'slot'],
    [{ min: '03/12/2027 14:10' }, '12-03-2027 08:00', '12-03-2027 14:30', 'slot'],
    [{ allowedTimes: '09:00,16:00' }, '12-03-2027 12:00', '12-03-2027 09:00', 'slot'],
    [night, '12-03-2027', '12-03-2027', null],
    [night, '12-03-2027 03:00', '12-03-2027 03:00', null],
    [night, '12-03-2027 07:00', '12-03-2027 22:00', 'slot'],
    [night, '12-03-2027 23:00', '12-03-2027 23:00', null],
    [{ ...office, min: '03/12/2027 19:00' }, '12-03-2027', '13-03-2027 09:00', 'next-day'],
    [{ ...office, min: '12/31/2027 19:00' }, '31-12-2027', '01-01-2028 09:00', 'next-day'],
    [{ ...office, min: '03/12/2027 19:00', disabledWeekdays: '6' }, '12-03-2027', null, 'weekday'],
    [{ min: '03/12/2027' }, '11-03-2027 10:00', null, 'before'],
    [{ disabledWeekdays: '5' }, '12-03-2027 10:00', null, 'weekday'],
    [{ format: 'DD-MM-YYYY' }, '12-03-2027', '12-03-2027', null],
    [{ withoutTimes: true, maxTime: '09:00' }, '12-03-2027 10:17', '12-03-2027 10:17', null],
  ] as const;
  for (const [attributes, text, wanted, change] of cases) {
    it(`a date under the limits of its calendar "${text}" becomes ${wanted ?? 'nothing'} under ${JSON.stringify(attributes)}`, () => {
      const date = parseDate(text, format);
      assert.ok(date);
      const options = optionsOf(attributes);
      const settled = settle(date, limitsOf(options, { options, names: spanish, now: 0 }));
      assert.deepEqual(
        [settled.date && formatDate(settled.date, format, spanish), settled.change],
        [wanted, change],
      );
    });
  }
});
