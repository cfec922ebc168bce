import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boundFrom, cleanOffset, readLink } from '../../../elements/rs-calendar/links/links.model.js';
import { readLinks } from '../../../elements/rs-form/placed-tags/calendar-links.model.js';

const friday = { year: 2027, month: 3, day: 12 };

describe('min-from and max-from', () => {
  it('min-from and max-from name an input, and by how many days its date is shifted', () => {
    assert.deepEqual(readLink('min', 'llegada'), { bound: 'min', from: 'llegada', offset: 1 });
    assert.deepEqual(readLink('max', ' salida | 3 '), { bound: 'max', from: 'salida', offset: 3 });
    assert.deepEqual(readLink('min', 'llegada|0'), { bound: 'min', from: 'llegada', offset: 0 });
    assert.deepEqual(readLink('min', 'llegada|mañana'), { bound: 'min', from: 'llegada', offset: 1 });
    assert.equal(readLink('min', '|3'), null);
  });

  it('min-from and max-from shift by a hundred years at most (datecfg-01)', () => {
    assert.equal(cleanOffset(9_999_999_999_999), 36_525);
    assert.equal(cleanOffset(-Infinity), -36_525);
    assert.equal(cleanOffset(2.9), 2);
  });

  it('min-from and max-from shift forwards for a minimum, backwards for a maximum, and not at all where there is a time', () => {
    assert.deepEqual(boundFrom(friday, { bound: 'min', offset: 1 }, false), { ...friday, day: 13 });
    assert.deepEqual(boundFrom(friday, { bound: 'max', offset: 14 }, false), {
      year: 2027,
      month: 2,
      day: 26,
    });
    assert.deepEqual(boundFrom(friday, { bound: 'min', offset: 0 }, false), friday);
    const moment = { ...friday, hour: 10, minute: 30 };
    assert.deepEqual(boundFrom(moment, { bound: 'min', offset: 1 }, true), moment);
  });
});

describe('the rules between the calendars of a form', () => {
  const fields = (own: object, other: object = {}) => [
    { name: 'Llegada', ...own },
    { name: 'Salida del taller', ...other },
  ];

  it('the rules between the calendars of a form are said of the one that binds, or of the one that is bound', () => {
    const link = { bound: 'min', source: 'Llegada', target: 'Salida del taller' };
    assert.deepEqual(readLinks(fields({ rule: 'min|Salida del taller' })).links, [link]);
    assert.deepEqual(readLinks(fields({ rule: 'min|Salida del taller|2' })).links, [{ ...link, offset: 2 }]);
    assert.deepEqual(readLinks(fields({}, { minFrom: 'Llegada' })).links, [link]);
    assert.deepEqual(readLinks(fields({}, { maxFrom: 'Llegada|5' })).links, [
      { ...link, bound: 'max', offset: 5 },
    ]);
  });

  const invalid = [
    ['operation|form[x]|9999999999999', 'min|Field|days or max|Field|days', 'datecfg-01'],
    ['min|Llegada|0', 'another field', 'datecfg-03'],
    ['min|Nadie', 'the name of a calendar of the form', ''],
    ['min', 'the name of a calendar of the form', ''],
    ['constructor|__proto__', 'min|Field|days or max|Field|days', ''],
  ] as const;
  for (const [rule, expected, row] of invalid) {
    it(
      `the rules between the calendars of a form are left out and named where one is "${rule}" ${row}`.trim(),
      () => {
        const [place, code] = ['rule of "Llegada"', 'form-calendar-link'];
        assert.deepEqual(readLinks(fields({ rule })), {
          links: [],
          diagnostics: [{ place, problem: `found "${rule}", expected ${expected}`, code }],
        });
      },
    );
  }
});
