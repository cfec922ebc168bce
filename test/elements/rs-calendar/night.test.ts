import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeTime } from '../../../elements/rs-calendar/calendar/describe-date.model.js';
import { slotsOf } from '../../../elements/rs-calendar/choice/time-slots.model.js';
import { after, afterIn, finished, leftWith, picked, timePicked, typed } from './finishing.js';
import { optionsOf, today } from './options-of.js';
import { spanish, translateTo } from './translate.js';

const night = { minTime: '22:00', maxTime: '02:00', step: 60 };

/** Returns the times of Friday, 12 March 2027. */
function listed(attributes: Parameters<typeof optionsOf>[0]): readonly string[] {
  const options = optionsOf(attributes);
  const wording = { names: spanish, translate: translateTo('es'), timeFormat: options.timeFormat };
  return slotsOf(today, options).map((slot) => describeTime(today, slot, wording));
}

describe('<rs-calendar> night', () => {
  const late = ['22:00', '23:00'];
  const cases = [
    [night, [...late, '00:00 (sá 13)', '01:00 (sá 13)', '02:00 (sá 13)']],
    [{ ...night, step: 90 }, ['22:30', '00:00 (sá 13)', '01:30 (sá 13)']],
    [{ ...night, allowedTimes: '21:00,23:00,01:30' }, ['23:00', '01:30 (sá 13)']],
    [
      { ...night, timeFormat: 'h:mm a' },
      ['10:00 pm', '11:00 pm', '12:00 am (sá 13)', '1:00 am (sá 13)', '2:00 am (sá 13)'],
    ],
    [{ ...night, min: '03/12/2027 23:00' }, ['23:00', '00:00 (sá 13)', '01:00 (sá 13)', '02:00 (sá 13)']],
    [{ ...night, max: '03/12/2027' }, late],
    [{ ...night, max: '03/12/2027 22:30' }, ['22:00']],
    [{ ...night, max: '03/13/2027 00:30' }, [...late, '00:00 (sá 13)']],
    [{ ...night, max: '03/13/2027' }, [...late, '00:00 (sá 13)', '01:00 (sá 13)', '02:00 (sá 13)']],
    [{ ...night, disabledWeekdays: '6' }, late],
    [{ ...night, disabledDates: '2027-03-13' }, late],
    [{ ...night, minTime: '02:00', maxTime: '02:00' }, ['02:00']],
  ] as const;
  for (const [attributes, wanted] of cases) {
    it(`times that go on after midnight are listed as ${wanted.join(', ')} under ${JSON.stringify(attributes)}`, () =>
      assert.deepEqual(listed(attributes), wanted));
  }

  it('times that go on after midnight belong to the next day, which the text and the announcement name', () => {
    const { text, said, state, isFinished } = after(night, picked(12), timePicked(1500));
    assert.equal(text, '13-03-2027 01:00');
    assert.equal(said, 'Elegido: sábado, 13 de marzo de 2027, a las 01:00, pasada la medianoche.');
    assert.equal(
      afterIn('en', night, picked(12), timePicked(1500)).said,
      'Chosen: Saturday, 13 March 2027, at 01:00, after midnight.',
    );
    assert.equal(isFinished, true);
    assert.deepEqual([state.day, state.time], [today, 1500]);
  });

  it('times that go on after midnight leave a day where it is until a time is chosen', () => {
    assert.equal(after(night, picked(12)).text, '12-03-2027');
    assert.equal(after(night, picked(12), timePicked(1380)).text, '12-03-2027 23:00');
  });

  it('times that go on after midnight stay after midnight when another evening is chosen', () => {
    assert.equal(after(night, picked(12), timePicked(1500), picked(15)).text, '16-03-2027 01:00');
  });

  it('times that go on after midnight are found by their digits', () => {
    const digit = { type: 'slot-typed', character: '1' } as const;
    assert.equal(after(night, picked(12), digit).state.slot, 1500);
  });

  const texts = [
    ['13-03-2027 01:00', '13-03-2027 01:00', ''],
    [
      '13-03-2027 01:20',
      '13-03-2027 01:00',
      'Es la hora más cercana que hay: sábado, 13 de marzo de 2027, a las 01:00.',
    ],
    ['12-03-2027 24:00', '13-03-2027 00:00', ''],
    ['12-03-2027 23:00', '12-03-2027 23:00', ''],
    [
      '12-03-2027 10:00',
      '12-03-2027 22:00',
      'Es la hora más cercana que hay: viernes, 12 de marzo de 2027, a las 22:00.',
    ],
  ] as const;
  for (const [text, wanted, said] of texts) {
    it(`times that go on after midnight leave ${wanted} of the typed ${text}`, () => {
      const found = after(night, leftWith(text));
      assert.deepEqual([found.text, found.said], [wanted, said]);
      assert.equal(after(night, finished(text)).text, wanted);
    });
  }

  it('times that go on after midnight are listed under the evening that they belong to when they are typed', () => {
    const { state } = after(night, typed('13-03-2027 01:00'));
    assert.deepEqual([state.day, state.time], [today, 1500]);
  });

  it('times that go on after midnight are none of a day that cannot be chosen, nor of an evening that cannot', () => {
    assert.equal(
      after({ ...night, disabledWeekdays: '6' }, leftWith('13-03-2027 01:00')).said,
      'Se ha borrado la fecha (sábado, 13 de marzo de 2027, a las 01:00): ese día de la semana no se puede elegir.',
    );
    assert.equal(
      after({ ...night, disabledWeekdays: '5' }, leftWith('13-03-2027 01:00')).text,
      '13-03-2027 22:00',
    );
    assert.equal(after({ ...night, min: 'today' }, leftWith('12-03-2027 01:00')).text, '12-03-2027 22:00');
  });
});
