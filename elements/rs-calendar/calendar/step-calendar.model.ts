import {
  dateLimits,
  type CalendarDate,
  type CalendarDay,
} from '../../../shared/dates/calendar-date.model.js';
import { addMonths, timeOf } from '../../../shared/dates/calendar-day.model.js';
import { formatTime } from '../../../shared/dates/format-date.model.js';
import { narrow, refusalOf, shownRange } from '../choice/bounds.model.js';
import { clampDay, moveDay } from '../choice/move-day.model.js';
import { readTyped } from '../entry/read-typed.model.js';
import { dateOfTime, listedTimeOf } from '../choice/night.model.js';
import { settle } from '../choice/settle.model.js';
import { moveSlot, typeSlot } from '../choice/time-slots.model.js';
import type {
  CalendarAction,
  CalendarEffect,
  CalendarRules,
  CalendarState,
  CalendarStep,
} from './calendar.model.js';
import { finishText } from './finish-text.model.js';
import {
  focusDay,
  focusSlot,
  limitsOf,
  slotsIn,
  turnTo,
  turnToMonth,
  withDate,
  withoutDate,
} from './show.model.js';

/** Returns the next state and the effects of an action. */
export function stepCalendar(
  state: CalendarState,
  action: CalendarAction,
  rules: CalendarRules,
): CalendarStep {
  switch (action.type) {
    case 'text-changed':
      return stay(follow(state, action.text, rules));
    case 'text-finished':
      return finishText(follow(state, action.text, rules), action, rules);
    case 'links-changed':
      return link(state, action, rules);
    case 'day-entered':
      return stay(focusDay(state, state.focused));
    case 'month-turned':
      return stay(turnTo(state, addMonths(state.focused, action.by)));
    case 'month-selected':
      return stay(turnToMonth(state, { month: action.month }));
    case 'year-selected':
      return stay(turnToMonth(state, { year: action.year }));
    case 'day-moved':
      return stay(
        focusDay(state, moveDay(state.focused, action.move, rules.options, shownRange(state.bounds))),
      );
    case 'day-picked':
      return pickDay(state, action.day, rules);
    case 'slot-moved':
      return stay(focusSlot(state, moveSlot(state.slot, action.move, slotsIn(state, rules))));
    case 'slot-typed':
      return stay(findSlot(state, action.character, rules));
    case 'time-picked':
      return pickTime(state, action.time, rules);
  }
}

/** Reads the text of the visible input. A text that is no date removes the choice, and the month stays. */
function follow(state: CalendarState, text: string, rules: CalendarRules): CalendarState {
  const date = readTyped(text, rules);
  const isShowable = date && refusalOf(date, limitsOf(state, rules)) === null;
  return isShowable ? withDate(state, date, rules) : withoutDate(state);
}

type Linking = CalendarAction & { type: 'links-changed' };

/** Narrows the bounds. If a visitor has changed a linked input, a date outside of the new bounds is cleared. */
function link(state: CalendarState, { text, min, max, clears }: Linking, rules: CalendarRules): CalendarStep {
  const bounds = narrow(rules.options.bounds, min, max);
  const inside = { ...state, bounds };
  const next = turnTo(inside, clampDay(state.focused, shownRange(bounds)));
  const held = clears ? readTyped(text, rules) : null;
  if (!held) return stay(follow(next, text, rules));

  const { date, change } = settle(held, limitsOf(next, rules));
  if (change === null && date) return stay(follow(next, text, rules));
  if (date) return choose(next, date, rules, { event: 'changed', change });
  return {
    state: withoutDate(next),
    effects: [
      { type: 'write', date: null },
      { type: 'announce', event: 'cleared', date: held, change },
    ],
  };
}

function findSlot(state: CalendarState, character: string, rules: CalendarRules): CalendarState {
  const { options, names } = rules;
  const slots = slotsIn(state, rules);
  const labels = new Map(
    slots.map((slot) => [slot, formatTime(slot % dateLimits.minutesPerDay, options.timeFormat, names)]),
  );
  const { slot, typed } = typeSlot(state, character, labels);
  return focusSlot(state, slot, typed);
}

/** Chooses a day. The time before is kept, at the nearest slot of the day. */
function pickDay(state: CalendarState, picked: CalendarDay, rules: CalendarRules): CalendarStep {
  const limits = limitsOf(state, rules);
  if (refusalOf(picked, limits)) return stay(state);
  const kept = settle(dateOfTime(picked, state.time), limits);
  const { date, change } = kept.date ? kept : settle(dateOfTime(picked, null), limits);
  if (!date) return stay(state);
  const event = change === 'next-day' ? 'changed' : 'chosen';
  return choose(focusDay(state, listedTimeOf(date, limits).day), date, rules, { event, change });
}

function pickTime(state: CalendarState, time: number, rules: CalendarRules): CalendarStep {
  if (!state.day || !slotsIn(state, rules).includes(time)) return stay(state);
  const date = dateOfTime(state.day, time);
  return choose(focusSlot(state, time), date, rules, { event: 'chosen', change: null });
}

type Said = Pick<CalendarEffect & { type: 'announce' }, 'event' | 'change'>;

function choose(state: CalendarState, date: CalendarDate, rules: CalendarRules, said: Said): CalendarStep {
  // A time that was completed automatically can still be changed, so the popup stays open.
  const isWhole = (!rules.options.hasTime || timeOf(date) !== null) && said.change !== 'completed';
  const isPicked = said.event === 'chosen' || said.change === 'next-day';
  return {
    state: withDate(state, date, rules),
    effects: [
      { type: 'write', date },
      { type: 'announce', date, ...said },
      ...(isWhole && isPicked ? [{ type: 'finish' } as const] : []),
    ],
  };
}

function stay(state: CalendarState): CalendarStep {
  return { state, effects: [] };
}
