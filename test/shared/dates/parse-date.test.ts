import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import moment from 'moment';
import { compileFormat } from '../../../shared/dates/compile-format.model.js';
import { formatDate } from '../../../shared/dates/format-date.model.js';
import { hasDateForm, parseDate } from '../../../shared/dates/parse-date.model.js';
import { spanish } from '../../elements/rs-calendar/translate.js';

const practice = 'DD-MM-YYYY HH:mm';

/** Returns a date as digits, to keep the tables readable. */
function shortly(text: string, format: string): string | null {
  const date = parseDate(text, compileFormat(format));
  return date && formatDate(date, compileFormat('YYYY-MM-DD HH:mm'), spanish);
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
    ['12-03-202 10:30', practice, null],
    ['12-03-7 10:30', practice, null],
    ['12-03-7 10:30', 'DD-MM-YY HH:mm', '2007-03-12 10:30'],
    ['12-03-2027 10:30', 'DD-MM-YYYY HH:mm:ss', '2027-03-12 10:30'],
    ['12-03-2027 10:30:15.250', 'DD-MM-YYYY HH:mm:ss.SSS', '2027-03-12 10:30'],
    ['12-03-2027 10:30:60', 'DD-MM-YYYY HH:mm:ss', null],
    ['12-03-2027 24:00:00.000', 'DD-MM-YYYY HH:mm:ss.SSS', '2027-03-13 00:00'],
    ['12-03-2027 24:00:00.001', 'DD-MM-YYYY HH:mm:ss.SSS', null],
    ['12-03-2027 24:30', 'DD-MM-YYYY kk:mm', '2027-03-12 00:30'],
    ['12-03-2027 25:00', 'DD-MM-YYYY kk:mm', null],
    ['12/03/2027', 'HH:mm DD/MM/YYYY', '2027-03-12'],
    ['10:03 12/03', 'HH:mm DD/MM/YYYY', null],
    ['3 de marzo de 2027', 'dddd D [de] MMMM [de] YYYY', '2027-03-03'],
    ['marzo 3, 2027', 'dddd MMMM D, YYYY', '2027-03-03'],
    ['1er día: 5/3/2027', '[1er día:] D/M/YYYY', '2027-03-05'],
    ['5/3/2027', '[1er día:] D/M/YYYY', '2027-03-05'],
    ['día de marzo: 5 abril 2027', '[día de marzo:] D MMMM YYYY', '2027-04-05'],
    ['el 24h 10:30 5/3/2027', '[24h] HH:mm D/M/YYYY', '2027-03-05 10:30'],
    ['2027 71', 'YYYY DDD', '2027-03-12'],
    ['2028 366', 'Y z', '2028-12-31'],
    ['2027 366', 'YYYY DDDD', null],
    ['2027 000', 'YYYY DDDD', null],
    ['2027-3', 'YYYY-Q', '2027-07-01'],
    ['3rd March 2027', 'jS F Y', '2027-03-03'],
    ['1º octubre 2027', 'Do MMMM YYYY', '2027-10-01'],
    ['1oct 2027', 'Do MMMM YYYY', '2027-10-01'],
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
    ['12-03-2027 22:15', 'd-m-Y h:i A', '2027-03-12 22:15'],
    ['12-03-2027 0:15', 'd-m-Y h:i A', '2027-03-12 00:15'],
    ['12-03-2027 10:15', 'd-m-Y h:i A', '2027-03-12'],
    ['12-03-2027 13:05 am', 'd-m-Y h:i A', '2027-03-12 13:05'],
    ['2027', '<b>YYYY</b>', '2027-01-01'],
    ['10:30', 'HH:mm', null],
    ['29-02-2028', practice, '2028-02-29'],
    ['29-02-2027', practice, null],
  ] as const;
  for (const [text, format, wanted] of cases) {
    it(`parseDate reads "${text}" as ${wanted} (${format})`, () =>
      assert.equal(shortly(text, format), wanted));
  }
});

describe('typed dates', () => {
  it('a typed date keeps its seconds where the format has them', () => {
    const format = compileFormat('DD-MM-YYYY HH:mm:ss');
    const date = parseDate('12-03-2027 10:30:15', format);
    assert.equal(date?.second, 15);
    assert.equal(date && formatDate(date, format, spanish), '12-03-2027 10:30:15');
    assert.equal(parseDate('12-03-2027 10:30:15', compileFormat(practice))?.second, undefined);
  });

  it('a typed date says its month of the YUI calendar, whose minutes are capitals', () => {
    const format = compileFormat('dd/mm/yyyy HH:MM', 'yui');
    assert.deepEqual(parseDate('05/12/2027 10:30', format), {
      ...{ year: 2027, month: 12, day: 5, hour: 10, minute: 30 },
    });
  });

  it('a typed date may hold spaces that do not break and marks of direction', () => {
    assert.equal(shortly('1\u200e2-0\u200b3-20\u00ad27', practice), '2027-03-12');
    assert.equal(shortly('12-03-2027\u00a0\u202f10:30\u200e', practice), '2027-03-12 10:30');
    assert.equal(shortly('\u206712\u2069／０３／2027\u300010：30', practice), '2027-03-12 10:30');
  });
});

describe('names of months', () => {
  const spellings = ['3 septiembre 2027', '3 SETIEMBRE 2027', '3 sep. 2027', '3 Sept 2027', '3 sep 2027'];
  for (const text of spellings)
    it(`names of months are read as "${text}"`, () =>
      assert.equal(shortly(text, 'D MMMM YYYY'), '2027-09-03'));

  it('names of months of weekdays are read without accents and with dots', () => {
    for (const text of ['sabado 6 feb 2027', 'SÁB. 6 feb. 2027', 'sá. 6 Feb 2027', 'Sa\u0301bado 6 feb 2027'])
      assert.equal(shortly(text, 'dddd D MMM YYYY'), '2027-02-06');
  });

  it('names of months are read whole where one begins like another', () => {
    const months = 'janvier,février,mars,avril,mai,juin,juillet'.split(',');
    const names = { ...spanish, months, monthsShort: 'jan,fév,mar,avr,mai,jui'.split(',') };
    assert.equal(parseDate('5 juillet 2027', compileFormat('D MMMM YYYY'), { names: [names] })?.month, 7);
    assert.equal(parseDate('5 jui 2027', compileFormat('D MMM YYYY'), { names: [names] })?.month, 6);
  });
});

describe('hostile dates', () => {
  it('the parser of dates tells a date that does not exist (date-01) from a text that is no date', () => {
    const form = (text: string) => hasDateForm(text, compileFormat(practice));
    for (const text of [
      '31-02-2027 10:00',
      '32-02-2027',
      '31-13-2027',
      '00-02-2027',
      '12-03-2027 25:00',
      '31022027',
    ])
      assert.deepEqual(
        { text, shortly: shortly(text, practice), isForm: form(text) },
        { text, shortly: null, isForm: true },
      );
    for (const text of [
      '',
      '31-02',
      '12-03-2',
      'el martes',
      '10:30',
      '600 123 456',
      '600123456',
      '31 of Foo 2027 10:30',
    ])
      assert.deepEqual(
        { text, shortly: shortly(text, practice), isForm: form(text) },
        { text, shortly: null, isForm: false },
      );
    assert.equal(form('12-03-2027'), true);
  });

  it('the parser of dates knows that 2100 is no leap year (date-03)', () =>
    assert.equal(shortly('29-02-2100', practice), null));

  it('the parser of dates refuses a minute past 24 (date-05)', () => {
    assert.equal(shortly('24:01', practice), null);
    assert.equal(shortly('24:01', 'HH:mm'), null);
  });

  it('the parser of dates keeps a time that the clocks show twice as it is written (date-07)', () => {
    assert.equal(shortly('31-10-2027 02:30', practice), '2027-10-31 02:30');
    assert.equal(shortly('28-03-2027 02:30', practice), '2027-03-28 02:30');
  });

  it('the parser of dates reads the year 50 as 2050 (date-09)', () =>
    assert.equal(shortly('01-01-50', practice), '2050-01-01'));

  it('the parser of dates refuses nines (date-11)', () =>
    assert.equal(shortly('99/99/9999 99:99', practice), null));

  const garbage = ['(', '1', '1-', 'a@', ' ', '12-03-2027 ', '١'];
  for (const unit of garbage) {
    it(`the parser of dates reads nothing in half a million times "${unit}", and hardly looks at it (date-13, redos-07, redos-09)`, (t) => {
      const format = compileFormat(practice);
      const exec = t.mock.method(RegExp.prototype, 'exec');
      assert.equal(parseDate(unit.repeat(500_000), format), null);
      assert.equal(exec.mock.callCount(), 0);
    });
  }

  it('the parser of dates reads the digits of every script, and writes those of the server (date-15)', () => {
    for (const text of [
      '١٢-٠٣-٢٠٢٧',
      '１２-０３-２０２７',
      '१२-०३-२०२७',
      '\u200f12\u200f-03-2027',
      '\u{1d7cf}\u{1d7d0}-03-2027',
    ])
      assert.equal(shortly(text, practice), '2027-03-12');
  });

  it('the parser of dates reads no signed years (date-17)', () =>
    assert.equal(shortly('-000001-01-01', practice), null));

  it('the parser of dates reads am and pm only where the format has them (date-19)', () => {
    assert.equal(shortly('12-03-2027 10:59 PM', practice), '2027-03-12 10:59');
    assert.equal(shortly('12-03-2027 10:59 PM', 'DD-MM-YYYY hh:mm A'), '2027-03-12 22:59');
  });

  it('the parser of dates answers any text with a real date or with none', () => {
    const formats = fc.constantFrom(practice, 'd-m-Y H:i', 'D MMMM YY h:mm a', '<b>YYYY</b>', '');
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[-0-9:/ ]{0,20}$/));
    fc.assert(
      fc.property(texts, formats, (text, format) => {
        const date = parseDate(text, compileFormat(format));
        if (!date) return;
        const { year, month, day, hour = 0, minute = 0 } = date;
        assert.ok(moment.utc([year, month - 1, day, hour, minute]).isValid(), JSON.stringify(date));
      }),
    );
  });
});
