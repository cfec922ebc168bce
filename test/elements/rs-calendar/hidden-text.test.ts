import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hiddenTextOf, isDateWithoutTime } from '../../../elements/rs-calendar/describe-date.model.js';

describe('hiddenTextOf', () => {
  const cases = [
    ['12-03-2027 10:30', 'DD-MM-YYYY HH:mm', '03/12/2027 10:30'],
    ['12-03-2027 9:5', 'd-m-Y H:i', '03/12/2027 09:05'],
    ['12-03-2027', 'DD-MM-YYYY HH:mm', ''],
    ['12-03-2027', 'DD-MM-YYYY', '03/12/2027'],
    ['12-03-2027 24:00', 'DD-MM-YYYY HH:mm', '03/13/2027 00:00'],
    ['31-02-2027 10:00', 'DD-MM-YYYY HH:mm', ''],
    ['mañana', 'DD-MM-YYYY', ''],
    ['', 'DD-MM-YYYY', ''],
  ] as const;
  for (const [text, format, hidden] of cases) {
    it(`puts "${hidden}" beside "${text}" (${format})`, () =>
      assert.equal(hiddenTextOf(text, format), hidden));
  }
});

describe('isDateWithoutTime', () => {
  const cases = [
    ['12-03-2027', 'DD-MM-YYYY HH:mm', true],
    ['12-03-2027 10:30', 'DD-MM-YYYY HH:mm', false],
    ['12-03-2027', 'DD-MM-YYYY', false],
    ['31-02-2027', 'DD-MM-YYYY HH:mm', false],
    ['', 'DD-MM-YYYY HH:mm', false],
  ] as const;
  for (const [text, format, wanted] of cases) {
    it(`says ${wanted} of "${text}" (${format})`, () =>
      assert.equal(isDateWithoutTime(text, format), wanted));
  }
});
