import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CalendarAction } from '../../../elements/rs-calendar/calendar/calendar.model.js';
import { after, finished, leftWith, picked, timePicked, typed } from './finishing.js';

describe('a text whose visitor leaves the field', () => {
  const office = { minTime: '09:00', maxTime: '18:00' };
  const cases = [
    [{}, '', undefined, ''],
    [{}, '12/3/2027 9:30', '12-03-2027 09:30', ''],
    [{}, '12/3/27', '12-03-2027', 'Falta la hora: elígela en el calendario o escríbela con la fecha.'],
    [{}, '31-12-2027 24:00', '01-01-2028 00:00', ''],
    [{}, '01-01-51', '01-01-1951', 'Falta la hora: elígela en el calendario o escríbela con la fecha.'],
    [{}, '١٢-٠٣-٢٠٢٧ ١٠:٣٠', '12-03-2027 10:30', ''],
    [
      {},
      '12-03-2027 10:17',
      '12-03-2027 10:30',
      'Es la hora más cercana que hay: viernes, 12 de marzo de 2027, a las 10:30.',
    ],
    [
      office,
      '12-03-2027 19:00',
      '',
      'Se ha borrado la fecha (viernes, 12 de marzo de 2027, a las 19:00): la última hora es a las 18:00.',
    ],
    [
      { min: '03/20/2027' },
      '12-03-2027',
      '',
      'Se ha borrado la fecha (viernes, 12 de marzo de 2027): solo desde el sábado, 20 de marzo de 2027.',
    ],
    [
      { min: '03/20/2027', blurInvalid: 'keep' },
      '12-03-2027',
      undefined,
      'No se puede elegir esta fecha (viernes, 12 de marzo de 2027): solo desde el sábado, 20 de marzo de 2027.',
    ],
    [
      { disabledWeekdays: '5' },
      '12-03-2027',
      '',
      'Se ha borrado la fecha (viernes, 12 de marzo de 2027): ese día de la semana no se puede elegir.',
    ],
    [
      {},
      'el martes',
      '12-03-2027 10:30',
      'La fecha no se entiende. Se ha puesto la actual: viernes, 12 de marzo de 2027, a las 10:30.',
    ],
    [
      { format: 'DD-MM-YYYY' },
      'el martes',
      '12-03-2027',
      'La fecha no se entiende. Se ha puesto la actual: viernes, 12 de marzo de 2027.',
    ],
    [{ blurInvalid: 'keep' }, 'el martes', undefined, ''],
    [{ blurInvalid: 'clear' }, 'el martes', '', 'La fecha no se entiende y se ha borrado.'],
    [{ min: 'today+1' }, 'el martes', '', 'La fecha no se entiende y se ha borrado.'],
  ] as const;
  for (const [attributes, text, wanted, said] of cases) {
    it(`a text whose visitor leaves the field "${text}" becomes ${JSON.stringify(wanted)} under ${JSON.stringify(attributes)}`, () => {
      const found = after(attributes, leftWith(text));
      assert.deepEqual([found.text, found.said], [wanted, said]);
    });
  }

  it('a text whose visitor leaves the field is no other date while the visitor is still in the field: Enter chooses no date', () => {
    assert.deepEqual(after({}, finished('el martes')).text, undefined);
    assert.equal(after({}, finished('12/3/2027 9:30')).text, '12-03-2027 09:30');
  });
});

describe('a date without its time', () => {
  const missing = 'Falta la hora: elígela en el calendario o escríbela con la fecha.';

  it('a date without its time says that the time is missing, once its field is left', () => {
    assert.deepEqual(
      [after({}, leftWith('12-03-2027')).said, after({}, finished('12-03-2027')).said],
      [missing, ''],
    );
    assert.equal(after({ format: 'DD-MM-YYYY' }, leftWith('12-03-2027')).said, '');
    assert.equal(after({ withoutTimes: true }, leftWith('12-03-2027')).said, '');
  });

  const office = { minTime: '09:10', maxTime: '18:00' };
  const night = { minTime: '22:00', maxTime: '02:00' };
  const cases = [
    [{ completeTime: 'first' }, '12-03-2027 00:00'],
    [{ completeTime: '00:00' }, '12-03-2027 00:00'],
    [{ completeTime: '10:20' }, '12-03-2027 10:30'],
    [{ ...office, completeTime: 'first' }, '12-03-2027 09:30'],
    [{ ...office, completeTime: '00:00' }, '12-03-2027 09:30'],
    [{ ...office, completeTime: '20:00' }, '12-03-2027 18:00'],
    [{ completeTime: 'first', min: '03/12/2027 11:00' }, '12-03-2027 11:00'],
    [{ ...night, completeTime: 'first' }, '12-03-2027 22:00'],
    [{ ...night, completeTime: '01:00' }, '13-03-2027 01:00'],
    [{ completeTime: 'now' }, '12-03-2027 10:30'],
    [{ completeTime: 'now', step: 60 }, '12-03-2027 10:00'],
    [{ ...office, completeTime: 'now', minTime: '15:00' }, '12-03-2027 15:00'],
    [{ ...office, completeTime: 'now', maxTime: '10:00' }, '12-03-2027 10:00'],
    [{ completeTime: 'now', max: '03/12/2027 09:30' }, '12-03-2027 09:30'],
    [{ completeTime: 'now', withoutTimes: true }, '12-03-2027'],
    [{ completeTime: 'last' }, '12-03-2027'],
    [{ completeTime: 'first', withoutTimes: true }, '12-03-2027'],
  ] as const;
  for (const [attributes, wanted] of cases) {
    it(`a date without its time becomes ${wanted} under ${JSON.stringify(attributes)}, typed or chosen`, () => {
      assert.equal(after(attributes, leftWith('12-03-2027')).text, wanted);
      assert.equal(after(attributes, finished('12-03-2027')).text, wanted);
      assert.equal(after(attributes, picked(12)).text, wanted);
    });
  }

  it('a date without its time says which time it got, and leaves a popup open for another one', () => {
    const { said, isFinished } = after({ completeTime: '09:00' }, picked(15));
    assert.equal(said, 'Se ha puesto la hora que faltaba: lunes, 15 de marzo de 2027, a las 09:00.');
    assert.equal(isFinished, false);
    assert.equal(after({ completeTime: '09:00' }, picked(15), timePicked(600)).isFinished, true);
  });

  it('a date without its time is not completed while it is typed, nor where it has a time', () => {
    assert.equal(after({ completeTime: '09:00' }, typed('12-03-2027')).text, undefined);
    assert.equal(after({ completeTime: '09:00' }, leftWith('12-03-2027 16:30')).text, '12-03-2027 16:30');
  });
});

describe('a calendar that another one bounds', () => {
  const linked = (text: string, min: string | null, clears: boolean): CalendarAction => {
    const [year = 0, month = 0, day = 0, hour] = min?.split('-').map(Number) ?? [];
    const date = { year, month, day, ...(hour === undefined ? {} : { hour, minute: 0 }) };
    return { type: 'links-changed', text, min: min === null ? null : date, max: null, clears };
  };

  it('a calendar that another one bounds loses a value that breaks the new bound, and says why', () => {
    const { text, said } = after(
      {},
      typed('12-03-2027 10:30'),
      linked('12-03-2027 10:30', '2027-03-20', true),
    );
    assert.equal(text, '');
    assert.equal(
      said,
      'Se ha borrado la fecha (viernes, 12 de marzo de 2027, a las 10:30): solo desde el sábado, 20 de marzo de 2027.',
    );
  });

  it('a calendar that another one bounds keeps one that does not', () => {
    assert.equal(
      after({}, typed('20-03-2027 10:30'), linked('20-03-2027 10:30', '2027-03-20', true)).text,
      undefined,
    );
  });

  it('a calendar that another one bounds keeps every value that was there before its visitor touched the other one', () => {
    assert.equal(
      after({}, typed('12-03-2027 10:30'), linked('12-03-2027 10:30', '2027-03-20', false)).text,
      undefined,
    );
  });

  it('a calendar that another one bounds is limited by a time on that very day alone', () => {
    const same = after({}, typed('20-03-2027 10:30'), linked('20-03-2027 10:30', '2027-03-20-14', true));
    assert.equal(same.text, '20-03-2027 14:00');
    assert.equal(
      after({}, typed('21-03-2027 10:30'), linked('21-03-2027 10:30', '2027-03-20-14', true)).text,
      undefined,
    );
  });

  it('a calendar that another one bounds shows the month of the bound where its own has no days left', () => {
    assert.deepEqual(after({}, linked('', '2028-05-20', true)).state.shown, { year: 2028, month: 5 });
  });

  it('a calendar that another one bounds is free again when the other one is empty', () => {
    const { state } = after({}, linked('', '2027-03-20', true), linked('', null, true));
    assert.equal(state.bounds.min, null);
  });
});
