import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readTyped } from '../../../elements/rs-calendar/entry/read-typed.model.js';
import { formatDate } from '../../../shared/dates/format-date.model.js';
import { after, afterIn, finished, leftWith } from './finishing.js';
import { optionsOf } from './options-of.js';
import { english, spanish } from './translate.js';

const practice = 'DD-MM-YYYY HH:mm';

/** Today is Friday, 12 March 2027. */
describe('a text that is no date by the format of its field', () => {
  const cases = [
    // ISO dates.
    [practice, '2027-12-24 10:30', '24-12-2027 10:30'],
    [practice, '2027-12-24T10:30:00Z', '24-12-2027 10:30'],
    [practice, '2012-10-11', '11-10-2012'],
    [practice, '2027/3/5', '05-03-2027'],
    ['DD/MM/YYYY', '2027-12-24T10:30', '24/12/2027'],
    ['YYYY-DD-MM', '2027-24-12', '2027-24-12'],
    ['YYYY-DD-MM', '2027-12-24', '2027-24-12'],
    // Names of months.
    [practice, '24 de diciembre de 2027, 10:30', '24-12-2027 10:30'],
    [practice, 'viernes, 24 de Diciembre de 2027 a las 10:30 h', '24-12-2027 10:30'],
    [practice, 'a las 10:30, el 24 dic. 2027', '24-12-2027 10:30'],
    [practice, '24-dic-27', '24-12-2027'],
    [practice, 'diciembre 24, 2027', '24-12-2027'],
    [practice, '2027 diciembre 24', '24-12-2027'],
    [practice, '3 de setiembre de 2027', '03-09-2027'],
    [practice, 'mar 12-10-2027', '12-10-2027'],
    [practice, '٢٤ diciembre ٢٠٢٧', '24-12-2027'],
    ['D [de] MMMM [de] YYYY', '24/12/2027', null],
    ['D [de] MMMM [de] YYYY', '24 dic 2027', '24 de Diciembre de 2027'],
    // Years that are missing.
    [practice, '24-12', '24-12-2027'],
    [practice, '24/12 10:30', '24-12-2027 10:30'],
    [practice, '10:30 24/12', '24-12-2027 10:30'],
    [practice, '12-3', '12-03-2027'],
    [practice, '11-3', '11-03-2028'],
    [practice, '24 de diciembre', '24-12-2027'],
    [practice, 'el 24 dic a las 10:30', '24-12-2027 10:30'],
    [practice, 'diciembre 24', '24-12-2027'],
    [practice, '29-02', '29-02-2028'],
    ['MM/DD/YYYY', '12/24', '12/24/2027'],
    ['YYYY-MM-DD', '12-24', '2027-12-24'],
    ['D [de] MMMM [de] YYYY', '24 de diciembre', '24 de Diciembre de 2027'],
    // Texts that are no dates.
    [practice, '24-12-2', null],
    [practice, '24-12-202', null],
    [practice, '24', null],
    [practice, 'diciembre', null],
    [practice, 'diciembre 2027', null],
    [practice, '24 de brumario', null],
    [practice, '24:01', null],
    [practice, '('.repeat(500_000), null],
  ] as const;
  for (const [format, text, wanted] of cases) {
    it(`a text that is no date by the format of its field ${JSON.stringify(text.slice(0, 60))} is ${wanted ?? 'no date'} in ${format}`, () => {
      const attributes = { format, blurInvalid: 'clear', lastYear: 2100, firstYear: 1900 } as const;
      assert.equal(after(attributes, leftWith(text)).text, wanted ?? '');
      assert.equal(after(attributes, finished(text)).text, wanted ?? undefined);
    });
  }

  it('a text that is no date by the format of its field is read by the names of the page’s language', () => {
    const attributes = { blurInvalid: 'clear' } as const;
    assert.equal(afterIn('en', attributes, leftWith('Dec 24th, 2027 10:30')).text, '24-12-2027 10:30');
    assert.equal(afterIn('en', attributes, leftWith('the 3rd of May')).text, '03-05-2027');
    assert.equal(afterIn('en', attributes, leftWith('24 de diciembre de 2027')).text, '');
  });

  it('a text that is no date by the format of its field gets the current date with "now" only where nothing can be read (date-01)', () => {
    assert.equal(after({}, leftWith('31-02-2027 10:00')).text, undefined);
    assert.equal(after({}, leftWith('2027-12-24 10:30')).text, '24-12-2027 10:30');
    assert.equal(after({}, leftWith('pronto')).text, '12-03-2027 10:30');
  });
});

describe('a date that does not exist', () => {
  const cases = [
    ['31-02-2027 10:00', {}],
    ['31.02.2027', {}],
    ['30-02-2028', {}],
    ['29-02-2027', {}],
    ['29-02-2100', {}],
    ['31-04-2027', {}],
    ['32-02-2027', {}],
    ['00-02-2027', {}],
    ['24-13-2027', {}],
    ['24-00-2027', {}],
    ['99/99/9999 99:99', {}],
    ['-000001-01-01', {}],
    ['24-12-2027 25:00', {}],
    ['24-12-2027 10:60', {}],
    ['2027-02-31', {}],
    ['2027-13-01T10:30', {}],
    ['31 de junio de 2027', {}],
    ['el 30 feb. 2027 a las 10:30', {}],
    ['31-02', {}],
    ['24-13 10:30', {}],
    ['31 de junio', {}],
    ['29-02', { min: '01/01/2027', max: '12/31/2027' }],
    ['12/31/2027', { format: 'DD/MM/YYYY' }],
    ['31/12/2027', { format: 'MM/DD/YYYY' }],
    ['24/2012', { format: 'MM/YYYY' }],
    ['٣١-٠٢-٢٠٢٧', {}],
  ] as const;
  for (const [text, attributes] of cases)
    for (const blurInvalid of ['now', 'clear', 'keep'] as const)
      it(`a date that does not exist "${text}" stays as it is typed, and is told as such (${JSON.stringify({ ...attributes, blurInvalid })})`, () => {
        const found = after({ ...attributes, blurInvalid }, leftWith(` ${text}`));
        assert.deepEqual([found.text, found.impossible, found.state.day], [undefined, text, null]);
        assert.deepEqual(after({ ...attributes, blurInvalid }, finished(text)).text, undefined);
      });

  it('a date that does not exist takes the choice before away, in the calendar too', () => {
    const { state } = after({}, leftWith('12-03-2027 10:30'), leftWith('31-02-2027 10:30'));
    assert.deepEqual([state.day, state.time], [null, null]);
  });
});

describe('a date whose year is missing', () => {
  const cases = [
    [{ min: '01/01/2029' }, '24-12-2029'],
    [{ min: '12/25/2027' }, '24-12-2028'],
    [{ max: 'today' }, '24-12-2026'],
    [{ max: '12/23/2027' }, '24-12-2026'],
    [{ min: '01/01/2020', max: '12/31/2021' }, '24-12-2021'],
    [{ firstYear: 2030 }, '24-12-2030'],
    [{ min: '01/01/2027', max: '06/30/2027' }, ''],
  ] as const;
  for (const [attributes, wanted] of cases) {
    it(`a date whose year is missing is ${wanted || 'no date'} within ${JSON.stringify(attributes)}`, () =>
      assert.equal(
        after({ format: 'DD-MM-YYYY', blurInvalid: 'clear', ...attributes }, leftWith('24-12')).text,
        wanted,
      ));
  }

  it('a date whose year is missing is told with the year that it got', () => {
    assert.equal(
      after({ format: 'DD-MM-YYYY' }, leftWith('24-12')).said,
      'Se ha puesto el año que faltaba: viernes, 24 de diciembre de 2027.',
    );
  });

  it('a date whose year is missing is no date while it is typed', () => {
    for (const text of ['24-12', '24-12 10:30', '24 dic 10:30'])
      assert.equal(readTyped(text, { options: optionsOf(), names: spanish }), null);
  });
});

describe('a day of any month', () => {
  it('a day of any month is read back from the text of its date', () => {
    const options = optionsOf();
    for (let day = 1; day <= 28; day += 1)
      for (let month = 1; month <= 12; month += 1) {
        const date = { year: 2027, month, day, hour: 9, minute: 5 };
        for (const names of [spanish, english])
          assert.deepEqual(readTyped(formatDate(date, options.format, names), { options, names }), date);
      }
  });
});
