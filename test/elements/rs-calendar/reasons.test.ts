import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeRefused } from '../../../elements/rs-calendar/calendar/describe-date.model.js';
import { refusalOf } from '../../../elements/rs-calendar/choice/bounds.model.js';
import { leftWith, after } from './finishing.js';
import { optionsOf } from './options-of.js';
import { english, spanish, translateTo } from './translate.js';

/** Returns the announcement about Friday, 19 March 2027, which cannot be chosen. */
function heard(language: 'es' | 'en', attributes: Parameters<typeof optionsOf>[0]): string {
  const day = { year: 2027, month: 3, day: 19 };
  const options = optionsOf(attributes);
  const refusal = refusalOf(day, options);
  assert.ok(refusal);
  const names = language === 'es' ? spanish : english;
  const wording = { names, translate: translateTo(language), timeFormat: options.timeFormat };
  return describeRefused(day, refusal, options, wording);
}

describe('<rs-calendar> reasons', () => {
  const cases = [
    [
      { min: '03/20/2027' },
      'solo desde el sábado, 20 de marzo de 2027',
      'only from Saturday, 20 March 2027 on',
    ],
    [{ disabledWeekdays: '5' }, 'ese día de la semana no se puede elegir', 'not on this day of the week'],
    [{ disabledDates: '2027-03-19' }, 'ese día no se ofrece', 'this day is not offered'],
    [
      { disabledDates: '2027-03-01, 2027-03-19..2027-03-19' },
      'ese día no se ofrece',
      'this day is not offered',
    ],
    [
      { disabledDates: '2027-03-18..2027-03-21' },
      'desde el jueves, 18 de marzo de 2027 hasta el domingo, 21 de marzo de 2027 no se ofrece ningún día',
      'no day is offered from Thursday, 18 March 2027 to Sunday, 21 March 2027',
    ],
    [
      { allowedDates: '2027-03-10,2027-03-22' },
      'solo algunas fechas se pueden elegir; la más cercana es el lunes, 22 de marzo de 2027',
      'only some dates can be chosen; the nearest is Monday, 22 March 2027',
    ],
    [
      { allowedDates: '2027-05-01,2027-03-10..2027-03-17' },
      'solo algunas fechas se pueden elegir; la más cercana es el miércoles, 17 de marzo de 2027',
      'only some dates can be chosen; the nearest is Wednesday, 17 March 2027',
    ],
    [
      { allowedDates: '2027-03-18,2027-03-22', disabledDates: '2027-03-18' },
      'solo algunas fechas se pueden elegir; la más cercana es el lunes, 22 de marzo de 2027',
      'only some dates can be chosen; the nearest is Monday, 22 March 2027',
    ],
    [
      { allowedDates: '2027-03-18', disabledDates: '2027-03-18' },
      'solo algunas fechas se pueden elegir, y esta no',
      'only some dates can be chosen, and this is none of them',
    ],
    [
      { allowedDatePattern: '^\\d\\d/20/' },
      'solo algunas fechas se pueden elegir, y esta no',
      'only some dates can be chosen, and this is none of them',
    ],
  ] as const;
  for (const [attributes, spanishReason, englishReason] of cases) {
    it(`a day that cannot be chosen says why under ${JSON.stringify(attributes)}`, () => {
      assert.equal(heard('es', attributes), `viernes, 19 de marzo de 2027, no disponible: ${spanishReason}`);
      assert.equal(heard('en', attributes), `Friday, 19 March 2027, not available: ${englishReason}`);
    });
  }

  it('a day that cannot be chosen says why when it was typed and is cleared', () => {
    assert.equal(
      after({ disabledDates: '2027-03-19' }, leftWith('19-03-2027')).said,
      'Se ha borrado la fecha (viernes, 19 de marzo de 2027): ese día no se ofrece.',
    );
  });
});
