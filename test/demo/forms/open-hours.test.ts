import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isOpen } from '../../../demo/forms/open-hours.js';

const format = 'DD-MM-YYYY HH:mm';
const hours = { format, min: 'today+1', disabledWeekdays: [0, 6], minTime: '09:00', maxTime: '19:30' };
/** A Thursday, in the afternoon. */
const now = new Date(2027, 0, 14, 17, 5);

describe('demo/forms: open hours', () => {
  for (const [text, isOffered] of [
    ['15-01-2027 09:00', true],
    ['15-01-2027 19:30', true],
    ['14-01-2027 18:00', false],
    ['13-01-2020 10:00', false],
    ['15-01-2027 08:30', false],
    ['15-01-2027 20:00', false],
    ['16-01-2027 10:00', false],
    ['17-01-2027 10:00', false],
    ['18-01-2027 10:00', true],
  ] as const)
    it(`the hours of a calendar, as the server checks them, ${isOffered ? 'take' : 'refuse'} ${text}`, () => {
      assert.equal(isOpen(text, hours, now), isOffered);
    });

  it('the hours of a calendar, as the server checks them, take any day and time where the calendar has no limits', () => {
    assert.equal(isOpen('13-01-2020 03:00', { format }, now), true);
  });
});
