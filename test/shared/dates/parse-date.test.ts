import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import moment from 'moment';
import { formatDate } from '../../../shared/dates/format-date.model.js';
import { parseDate, parseExactly } from '../../../shared/dates/parse-date.model.js';
import { english, spanish } from '../../elements/rs-calendar/translate.js';

const practice = 'DD-MM-YYYY HH:mm';

/** A date as its digits, so that a table stays readable. */
function shortly(text: string, format: string, fallsBackToLastDay = false): string | null {
  const date = parseDate(text, format, { fallsBackToLastDay });
  return date && formatDate(date, date.hour === undefined ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH:mm', spanish);
}

describe('parseDate', () => {
  const cases = [
    ['12-03-2027 10:30', practice, '2027-03-12 10:30'],
    ['12/3/2027  9:05', practice, '2027-03-12 09:05'],
    ['120320271030', practice, '2027-03-12 10:30'],
    ['el 12-03-2027 a las 10:30 h', practice, '2027-03-12 10:30'],
    ['12-03-2027', practice, '2027-03-12'],
    ['12-03-2027 por la tarde', practice, '2027-03-12'],
    ['12-03-2027 10', practice, '2027-03-12'],
    ['12-03', practice, null],
    ['', practice, null],
    ['mañana', practice, null],
    ['12-03-202', practice, null],
    ['00-03-2027', practice, null],
    ['12-13-2027', practice, null],
    ['12-03-2027 10:60', practice, null],
    ['12-03-2027 25:00', practice, null],
    ['12-03-2027 24:00', practice, '2027-03-13 00:00'],
    ['31-12-2027 24:00', practice, '2028-01-01 00:00'],
    ['12-03-2027 24:01', practice, null],
    ['12-03-2027 24:00:01', 'DD-MM-YYYY HH:mm:ss', null],
    ['01-01-51', practice, '1951-01-01'],
    ['01-01-0051', practice, '0051-01-01'],
    ['270312', 'YYMMDD', '2027-03-12'],
    ['12-03-1999', 'DD-MM-YY', '1999-03-12'],
    ['12 de Marzo de 2027', 'D [de] MMMM [de] YYYY', '2027-03-12'],
    ['miércoles 3 FEB 2027', 'dddd D MMM YYYY', '2027-02-03'],
    ['March 12, 2027', 'F j, Y', '2027-03-12'],
    ['12-03-2027 10:59 pm', 'd-m-Y h:i A', '2027-03-12 22:59'],
    ['12-03-2027 12:05 a.m.', 'd-m-Y h:i A', '2027-03-12 00:05'],
    ['12-03-2027 22:15 PM', 'd-m-Y h:i A', '2027-03-12 22:15'],
    ['12-03-2027 13:05 am', 'd-m-Y h:i A', '2027-03-12 13:05'],
    ['2027', '<b>YYYY</b>', '2027-01-01'],
    ['10:30', 'HH:mm', null],
    ['29-02-2028', practice, '2028-02-29'],
    ['29-02-2027', practice, null],
  ] as const;
  for (const [text, format, wanted] of cases) {
    it(`reads "${text}" as ${wanted} (${format})`, () => assert.equal(shortly(text, format), wanted));
  }
});

describe('names of months', () => {
  it('are read whole where one begins like another', () => {
    const months = 'janvier,février,mars,avril,mai,juin,juillet'.split(',');
    const names = { ...spanish, months, monthsShort: 'jan,fév,mar,avr,mai,jui'.split(',') };
    assert.equal(parseDate('5 juillet 2027', 'D MMMM YYYY', { names: [names] })?.month, 7);
    assert.equal(parseDate('5 jui 2027', 'D MMM YYYY', { names: [names] })?.month, 6);
  });
});

describe('hostile dates', () => {
  it('falls back to the last day of the month where that is asked for (date-01)', () => {
    assert.equal(shortly('31-02-2027 10:00', practice, true), '2027-02-28 10:00');
    assert.equal(shortly('31-02-2027 10:00', practice), null);
    assert.equal(shortly('31-02-2028', practice, true), '2028-02-29');
    assert.equal(shortly('32-02-2027', practice, true), null);
    assert.equal(shortly('31-13-2027', practice, true), null);
    assert.equal(shortly('00-02-2027', practice, true), null);
  });

  it('knows that 2100 is no leap year (date-03)', () => assert.equal(shortly('29-02-2100', practice), null));

  it('refuses a minute past 24 (date-05)', () => {
    assert.equal(shortly('24:01', practice), null);
    assert.equal(shortly('24:01', 'HH:mm'), null);
  });

  it('keeps a time that the clocks show twice as it is written (date-07)', () => {
    assert.equal(shortly('31-10-2027 02:30', practice), '2027-10-31 02:30');
    assert.equal(shortly('28-03-2027 02:30', practice), '2027-03-28 02:30');
  });

  it('reads the year 50 as 2050 (date-09)', () => assert.equal(shortly('01-01-50', practice), '2050-01-01'));

  it('refuses nines (date-11)', () => assert.equal(shortly('99/99/9999 99:99', practice), null));

  const garbage = ['(', '1', '1-', 'a@', ' ', '12-03-2027 ', '١'];
  for (const unit of garbage) {
    it(`reads nothing in half a million times "${unit}", and hardly looks at it (date-13, redos-07, redos-09)`, (t) => {
      const exec = t.mock.method(RegExp.prototype, 'exec');
      assert.equal(parseDate(unit.repeat(500_000), practice), null);
      assert.equal(exec.mock.callCount(), 0);
    });
  }

  it('reads no other digits than the server does (date-15)', () => {
    assert.equal(shortly('١٢-٠٣-٢٠٢٧', practice), null);
  });

  it('reads no signed years (date-17)', () => assert.equal(shortly('-000001-01-01', practice), null));

  it('reads am and pm only where the format has them (date-19)', () => {
    assert.equal(shortly('12-03-2027 10:59 PM', practice), '2027-03-12 10:59');
    assert.equal(shortly('12-03-2027 10:59 PM', 'DD-MM-YYYY hh:mm A'), '2027-03-12 22:59');
  });

  it('answers any text with a real date or with none', () => {
    const formats = fc.constantFrom(practice, 'd-m-Y H:i', 'D MMMM YY h:mm a', '<b>YYYY</b>', '');
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[-0-9:/ ]{0,20}$/));
    fc.assert(
      fc.property(texts, formats, (text, format) => {
        const date = parseDate(text, format);
        if (!date) return;
        const { year, month, day, hour = 0, minute = 0 } = date;
        assert.ok(moment.utc([year, month - 1, day, hour, minute]).isValid(), JSON.stringify(date));
      }),
    );
  });
});

describe('moment, the original’s reader', () => {
  const dates = fc.record(
    {
      year: fc.integer({ min: 1600, max: 2999 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
    },
    { noNullPrototype: true },
  );
  const formats = fc.constantFrom(
    ...['DD-MM-YYYY HH:mm', 'D/M/YYYY H:m', 'YYYY-MM-DD hh:mm A', 'dddd D MMMM YYYY, h:mm a'],
    ...[
      'ddd MMM DD YYYY HH:mm',
      '[el] DD [de] MMMM [de] YYYY [a las] HH:mm:ss',
      'MM/DD/YYYY HH:mm',
      'HH:mm D.M.YYYY',
    ],
  );

  it('writes the same text', () => {
    fc.assert(
      fc.property(dates, formats, (date, format) => {
        const { year, month, day, hour, minute } = date;
        const oracle = moment
          .utc([year, month - 1, day, hour, minute])
          .locale('en')
          .format(format);
        assert.equal(formatDate(date, format, english), oracle);
      }),
    );
  });

  it('reads the same date', () => {
    fc.assert(
      fc.property(dates, formats, (date, format) => {
        const { year, month, day, hour, minute } = date;
        const text = moment
          .utc([year, month - 1, day, hour, minute])
          .locale('en')
          .format(format);
        assert.deepEqual(parseDate(text, format), date);
        assert.deepEqual(parseExactly(text, format, english), date);
      }),
    );
  });

  it('rejects the same days', () => {
    const digits = (max: number) =>
      fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'));
    fc.assert(
      fc.property(
        digits(40),
        digits(15),
        fc.integer({ min: 1900, max: 2100 }),
        digits(26),
        (day, month, year, hour) => {
          const text = `${day}-${month}-${year} ${hour}:00`;
          assert.equal(parseDate(text, practice) !== null, moment.utc(text, practice).isValid(), text);
        },
      ),
    );
  });
});

describe('parseExactly', () => {
  const refused = [
    '12-3-2027 10:30',
    '12/03/2027 10:30',
    '12-03-2027 10:30 ',
    '12-03-2027 24:00',
    '12-03-27 10:30',
  ];
  for (const text of refused) {
    it(`refuses "${text}", as the server does`, () =>
      assert.equal(parseExactly(text, practice, spanish), null));
  }

  it('takes what the server writes', () => {
    assert.ok(parseExactly('12-03-2027 10:30', practice, spanish));
    assert.ok(parseExactly('Lunes 1 de Marzo de 2027', 'l j \\d\\e F \\d\\e Y', spanish));
  });
});
