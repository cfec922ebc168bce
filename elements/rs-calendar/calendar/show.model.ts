import type { CalendarDate, CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import {
  compareDays,
  dayOf,
  inMonth,
  isSameDay,
  isSameMonth,
} from '../../../shared/dates/calendar-day.model.js';
import { shownRange, type Limits } from '../choice/bounds.model.js';
import { clampDay } from '../choice/move-day.model.js';
import { usualFirstMinutes } from '../options/limits.model.js';
import { listedTimeOf } from '../choice/night.model.js';
import { nearestSlot, slotsOf } from '../choice/time-slots.model.js';
import type { CalendarRules, CalendarState } from './calendar.model.js';

/** Returns the first state: today's month, or the nearest one with days to choose, and no choice. */
export function startState(today: CalendarDay, { options }: CalendarRules): CalendarState {
  const { bounds } = options;
  return {
    ...show(clampDay(nearestDay(today, bounds), shownRange(bounds))),
    day: null,
    time: null,
    slot: usualFirstMinutes,
    typed: '',
    bounds,
    dayTurn: 0,
    slotTurn: 0,
  };
}

/** Returns the current limits. */
export function limitsOf({ bounds }: Pick<CalendarState, 'bounds'>, { options, now }: CalendarRules): Limits {
  const { completeTime } = options;
  return { ...options, bounds, completeTime: completeTime === 'now' ? now : completeTime };
}

/** Returns the times of the chosen day. */
export function slotsIn(
  state: Pick<CalendarState, 'bounds' | 'day'>,
  rules: CalendarRules,
): readonly number[] {
  return state.day ? slotsOf(state.day, limitsOf(state, rules)) : [];
}

/** Chooses a date and shows its month. A time after midnight is in the list of the evening before. */
export function withDate(state: CalendarState, date: CalendarDate, rules: CalendarRules): CalendarState {
  const limits = limitsOf(state, rules);
  const { day, time } = listedTimeOf(date, limits);
  if (isSameDay(day, state.day) && time === state.time) return state;
  const slot = nearestSlot(time ?? state.slot, slotsOf(day, limits));
  return { ...state, ...show(day), day, time, slot, typed: '' };
}

/** Removes the choice; the month stays. */
export function withoutDate(state: CalendarState): CalendarState {
  return state.day === null ? state : { ...state, day: null, time: null };
}

/** Shows the month of a day, unless it is beyond the bounds. */
export function turnTo(state: CalendarState, day: CalendarDay): CalendarState {
  const within = clampDay(day, shownRange(state.bounds));
  if (!isSameMonth(within, day) || isSameMonth(day, state.shown)) return state;
  return { ...state, ...show(state.day && isSameMonth(day, state.day) ? state.day : day) };
}

/** Shows the month that was selected in the lists, or the nearest one. */
export function turnToMonth(state: CalendarState, month: Partial<CalendarState['shown']>): CalendarState {
  const day = inMonth({ ...state.shown, ...month }, state.focused.day);
  return turnTo(state, clampDay(day, shownRange(state.bounds)));
}

/** Moves the focus to a day. */
export function focusDay(state: CalendarState, day: CalendarDay): CalendarState {
  return { ...state, ...show(day), dayTurn: state.dayTurn + 1 };
}

/** Moves the focus to a slot. */
export function focusSlot(state: CalendarState, slot: number, typed = ''): CalendarState {
  return { ...state, slot, typed, slotTurn: state.slotTurn + 1 };
}

function show(day: CalendarDay): Pick<CalendarState, 'shown' | 'focused'> {
  return { shown: { year: day.year, month: day.month }, focused: dayOf(day) };
}

function nearestDay(today: CalendarDay, { min, max }: CalendarState['bounds']): CalendarDay {
  if (min && compareDays(today, min) < 0) return min;
  return max && compareDays(today, max) > 0 ? max : today;
}
