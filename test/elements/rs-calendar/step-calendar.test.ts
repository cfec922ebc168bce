import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  CalendarAction,
  CalendarState,
  CalendarStep,
} from '../../../elements/rs-calendar/calendar/calendar.model.js';
import { startState } from '../../../elements/rs-calendar/calendar/show.model.js';
import { stepCalendar } from '../../../elements/rs-calendar/calendar/step-calendar.model.js';
import { optionsOf, today } from './options-of.js';
import { spanish } from './translate.js';

const rules = { options: optionsOf(), names: spanish, now: 620 };
const start = startState(today, rules);

function after(...actions: readonly CalendarAction[]): CalendarState {
  return actions.reduce((state, action) => stepCalendar(state, action, rules).state, start);
}

function last(...actions: readonly CalendarAction[]): CalendarStep {
  return stepCalendar(after(...actions.slice(0, -1)), actions.at(-1) as CalendarAction, rules);
}

const typed = (text: string): CalendarAction => ({ type: 'text-changed', text });
const picked = (day: number, month = 3): CalendarAction => ({
  type: 'day-picked',
  day: { year: 2027, month, day },
});
const at = (time: number): CalendarAction => ({ type: 'time-picked', time });

describe('an untouched calendar', () => {
  it('an untouched calendar shows the month of today with nothing chosen', () => {
    assert.deepEqual(start.shown, { year: 2027, month: 3 });
    assert.deepEqual(start.focused, today);
    assert.equal(start.day, null);
    assert.equal(start.time, null);
  });

  it('an untouched calendar shows the nearest end of its years where today is beyond them', () => {
    const past = { ...rules, options: optionsOf({ lastYear: 2020 }) };
    assert.deepEqual(startState(today, past).focused, { year: 2020, month: 12, day: 31 });
  });

  it('an untouched calendar takes no time before a day', () =>
    assert.deepEqual(last(at(630)), { state: start, effects: [] }));
});

describe('picking', () => {
  it('a pick tells the day and that its time is missing', () => {
    const { effects } = last(picked(15));
    const day = { year: 2027, month: 3, day: 15 };
    assert.deepEqual(effects, [
      { type: 'write', date: day },
      { type: 'announce', event: 'chosen', date: day, change: null },
    ]);
  });

  it('a pick tells day and time once both are chosen', () => {
    const { state, effects } = last(picked(15), at(630));
    assert.equal(state.time, 630);
    const date = { year: 2027, month: 3, day: 15, hour: 10, minute: 30 };
    assert.deepEqual(effects, [
      { type: 'write', date },
      { type: 'announce', event: 'chosen', date, change: null },
      { type: 'finish' },
    ]);
  });

  it('a pick is through with the day where the format has no time', () => {
    const dateOnly = { ...rules, options: optionsOf({ format: 'd/m/Y' }) };
    const { effects } = stepCalendar(start, picked(15), dateOnly);
    assert.deepEqual(effects.at(-1), { type: 'finish' });
  });

  it('a pick keeps the time for another day, on the nearest slot', () => {
    assert.equal(after(typed('12-03-2027 10:17'), picked(15)).time, 630);
  });

  it('a pick shows the month of a day at the grid’s edge', () => {
    assert.deepEqual(after(picked(2, 4)).shown, { year: 2027, month: 4 });
  });

  it('a pick refuses a day beyond the years', () => {
    const beyond: CalendarAction = { type: 'day-picked', day: { year: 2051, month: 1, day: 1 } };
    assert.deepEqual(last(beyond), { state: start, effects: [] });
  });
});

describe('following the visible text', () => {
  it('a calendar that follows its text chooses typed text and shows its month', () => {
    const state = after(typed('05-11-2028 10:30'));
    assert.deepEqual(state.shown, { year: 2028, month: 11 });
    assert.deepEqual(state.day, { year: 2028, month: 11, day: 5 });
    assert.equal(state.time, 630);
    assert.equal(state.slot, 630);
  });

  it('a calendar that follows its text dispatches nothing and leaves the focus where it is', () => {
    const { state, effects } = last(typed('05-11-2028 10:30'));
    assert.deepEqual(effects, []);
    assert.equal(state.dayTurn, start.dayTurn);
    assert.equal(state.slotTurn, start.slotTurn);
  });

  it('a calendar that follows its text changes nothing when its own pick comes back', () => {
    const state = after(picked(15), at(630));
    assert.equal(stepCalendar(state, typed('15-03-2027 10:30'), rules).state, state);
  });

  for (const text of ['', 'mañana', '31-13-2027 10:00', '05-11-2060 10:00']) {
    it(`a calendar that follows its text leaves nothing chosen and the month alone when the text is "${text}"`, () => {
      const state = after(typed('05-11-2028 10:30'), typed(text));
      assert.deepEqual([state.day, state.time], [null, null]);
      assert.deepEqual(state.shown, { year: 2028, month: 11 });
    });
  }

  it('a calendar that follows its text chooses no slot for a time between two, but keeps one in reach', () => {
    const state = after(typed('12-03-2027 10:17'));
    assert.deepEqual([state.time, state.slot], [617, 630]);
  });
});

describe('turning the months', () => {
  it('a turn of the months keeps the number of the day in reach, as far as the month has it', () => {
    const state = after(typed('31-01-2027'), { type: 'month-turned', by: 1 });
    assert.deepEqual(state.focused, { year: 2027, month: 2, day: 28 });
    assert.deepEqual(
      after(typed('31-01-2027'), { type: 'month-turned', by: 1 }, { type: 'month-turned', by: -1 }).focused,
      {
        year: 2027,
        month: 1,
        day: 31,
      },
    );
  });

  it('a turn of the months goes where the lists say', () => {
    const state = after({ type: 'month-selected', month: 12 }, { type: 'year-selected', year: 1950 });
    assert.deepEqual(state.shown, { year: 1950, month: 12 });
  });

  it('a turn of the months stops at the ends of the years', () => {
    const end = after({ type: 'year-selected', year: 2050 }, { type: 'month-selected', month: 12 });
    assert.equal(stepCalendar(end, { type: 'month-turned', by: 1 }, rules).state, end);
  });

  it('a turn of the months takes the focus along only for the keys of the grid', () => {
    assert.equal(after({ type: 'month-turned', by: 1 }).dayTurn, 0);
    assert.equal(after({ type: 'day-moved', move: 'next-month' }).dayTurn, 1);
  });
});
