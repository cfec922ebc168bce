import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hiddenTextOf, readHiddenText } from '../../../elements/rs-calendar/entry/hidden-text.model.js';
import { formatDate } from '../../../shared/dates/format-date.model.js';
import { parseDate } from '../../../shared/dates/parse-date.model.js';
import { optionsOf } from './options-of.js';
import { spanish } from './translate.js';

describe('the hidden text', () => {
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
    it(`the hidden text is "${hidden}" beside "${text}" (${format})`, () => {
      const options = optionsOf({ format });
      assert.equal(hiddenTextOf(parseDate(text, options.format), options), hidden);
    });
  }
});

describe('a hidden text of the server', () => {
  const cases = [
    ['03/12/2027 10:30', 'HH:mm', '12-03-2027 10:30'],
    ['03/12/2027 10:30 pm', 'h:mm a', '12-03-2027 22:30'],
    ['03/12/2027 10:30 PM', 'g:i A', '12-03-2027 22:30'],
    ['03/12/2027', 'HH:mm', '12-03-2027'],
    ['13/12/2027 10:30', 'HH:mm', null],
    ['', 'HH:mm', null],
  ] as const;
  for (const [text, timeFormat, wanted] of cases) {
    it(`a hidden text of the server "${text}" (${timeFormat}) means ${wanted}`, () => {
      const options = optionsOf({ timeFormat });
      const date = readHiddenText(text, options);
      assert.equal(date && formatDate(date, options.format, spanish), wanted);
    });
  }
});
