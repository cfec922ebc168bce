import type {
  CalendarDay,
  CalendarMonth,
  CalendarDate,
  DateNames,
} from '../../shared/dates/calendar-date.model.js';
import {
  addMonths,
  atTime,
  inMonth,
  isSameDay,
  isSameMonth,
  timeOf,
} from '../../shared/dates/calendar-day.model.js';
import { formatTime } from '../../shared/dates/format-date.model.js';
import { hasTime } from '../../shared/dates/format-tokens.model.js';
import { parseDate } from '../../shared/dates/parse-date.model.js';
import { clampDay, type DayMove, isInRange, moveDay } from './move-day.model.js';
import { calendarLimits, type CalendarOptions } from './options.model.js';
import { listSlots, moveSlot, nearestSlot, type SlotMove, typeSlot } from './time-slots.model.js';

/** What the calendar shows and what is chosen. Times are minutes after midnight. */
export interface CalendarState {
  readonly shown: CalendarMonth;
  /** The day that the Tab key reaches; always in the month shown. */
  readonly focused: CalendarDay;
  readonly day: CalendarDay | null;
  readonly time: number | null;
  /** The slot that the Tab key reaches. */
  readonly slot: number;
  /** What was typed to find a slot; empty after any other key. */
  readonly typed: string;
  /** Grow each time the focus has to follow; the views compare, they do not count. */
  readonly dayTurn: number;
  readonly slotTurn: number;
}

export type CalendarAction =
  /** The visible input holds another text: typed, reset, restored, or our own pick coming back. */
  | { readonly type: 'text-changed'; readonly text: string }
  | { readonly type: 'month-turned'; readonly by: -1 | 1 }
  | { readonly type: 'month-selected'; readonly month: number }
  | { readonly type: 'year-selected'; readonly year: number }
  | { readonly type: 'day-moved'; readonly move: DayMove }
  | { readonly type: 'day-picked'; readonly day: CalendarDay }
  | { readonly type: 'slot-moved'; readonly move: SlotMove }
  | { readonly type: 'slot-typed'; readonly character: string }
  | { readonly type: 'time-picked'; readonly time: number };

export type CalendarEffect =
  | { readonly type: 'tell-pick'; readonly day: CalendarDay; readonly time: number | null }
  | {
      readonly type: 'announce';
      readonly key: 'calendar.chosen' | 'calendar.chosen-without-time';
      readonly day: CalendarDay;
      readonly time: number | null;
    };

export interface CalendarStep {
  readonly state: CalendarState;
  readonly effects: readonly CalendarEffect[];
}

/** What the decisions depend on besides the state; fixed for a calendar's life. */
export interface CalendarRules {
  readonly options: CalendarOptions;
  readonly names: DateNames;
}

/** A calendar that shows today's month and has nothing chosen, whatever the day. */
export function startState(today: CalendarDay, { options }: CalendarRules): CalendarState {
  const focused = clampDay(today, options);
  const slot = nearestSlot(calendarLimits.usualFirstMinutes, options.stepMinutes);
  return { ...show(focused), day: null, time: null, slot, typed: '', dayTurn: 0, slotTurn: 0 };
}

/** What the calendar becomes, and what the world must hear of it. */
export function stepCalendar(
  state: CalendarState,
  action: CalendarAction,
  rules: CalendarRules,
): CalendarStep {
  const { options } = rules;
  switch (action.type) {
    case 'text-changed':
      return stay(follow(state, action.text, rules));
    case 'month-turned':
      return stay(turnTo(state, addMonths(state.focused, action.by), options));
    case 'month-selected':
      return stay(
        turnTo(state, inMonth({ ...state.shown, month: action.month }, state.focused.day), options),
      );
    case 'year-selected':
      return stay(turnTo(state, inMonth({ ...state.shown, year: action.year }, state.focused.day), options));
    case 'day-moved':
      return stay(focusDay(state, moveDay(state.focused, action.move, options)));
    case 'day-picked':
      return isInRange(action.day, options) ? pickDay(state, action.day, rules) : stay(state);
    case 'slot-moved':
      return stay(focusSlot(state, moveSlot(state.slot, action.move, options.stepMinutes), ''));
    case 'slot-typed':
      return stay(findSlot(state, action.character, rules));
    case 'time-picked':
      return state.day
        ? choose(focusSlot(state, action.time, ''), state.day, action.time, rules)
        : stay(state);
  }
}

/** Follows what the visible input holds; a text that is no date leaves nothing chosen and the month as it is. */
function follow(state: CalendarState, text: string, { options, names }: CalendarRules): CalendarState {
  const date = parseDate(text, options.format, { names: [names] });
  if (!date || !isInRange(date, options)) {
    return state.day === null ? state : { ...state, day: null, time: null };
  }
  return isSameDay(date, state.day) && timeOf(date) === state.time ? state : chosen(state, date, options);
}

function chosen(state: CalendarState, date: CalendarDate, options: CalendarOptions): CalendarState {
  const time = timeOf(date);
  const slot = time === null ? state.slot : nearestSlot(time, options.stepMinutes);
  return { ...state, ...show(date), day: dayOf(date), time, slot, typed: '' };
}

/** Shows another month; a month beyond the year range is no month to turn to. */
function turnTo(state: CalendarState, day: CalendarDay, options: CalendarOptions): CalendarState {
  if (!isInRange(day, options) || isSameMonth(day, state.shown)) return state;
  const isBack = state.day !== null && isSameMonth(day, state.day);
  return { ...state, ...show(isBack && state.day ? state.day : day) };
}

function focusDay(state: CalendarState, day: CalendarDay): CalendarState {
  return { ...state, ...show(day), dayTurn: state.dayTurn + 1 };
}

function focusSlot(state: CalendarState, slot: number, typed: string): CalendarState {
  return { ...state, slot, typed, slotTurn: state.slotTurn + 1 };
}

function findSlot(state: CalendarState, character: string, { options, names }: CalendarRules): CalendarState {
  const slots = listSlots(options.stepMinutes);
  const labels = new Map(slots.map((slot) => [slot, formatTime(slot, options.format, names)]));
  const { slot, typed } = typeSlot(state, character, labels);
  return focusSlot(state, slot, typed);
}

/** A picked day keeps the time chosen before, on the nearest slot. */
function pickDay(state: CalendarState, day: CalendarDay, rules: CalendarRules): CalendarStep {
  const { stepMinutes } = rules.options;
  const time = state.time === null ? null : nearestSlot(state.time, stepMinutes);
  return choose(focusDay(state, dayOf(day)), dayOf(day), time, rules);
}

function choose(
  state: CalendarState,
  day: CalendarDay,
  time: number | null,
  { options }: CalendarRules,
): CalendarStep {
  const lacksTime = time === null && hasTime(options.format);
  const key = lacksTime ? 'calendar.chosen-without-time' : 'calendar.chosen';
  const effects: readonly CalendarEffect[] = [
    { type: 'tell-pick', day, time },
    { type: 'announce', key, day, time },
  ];
  return { state: chosen(state, atTime(day, time), options), effects };
}

function show({ year, month, day }: CalendarDay): { shown: CalendarMonth; focused: CalendarDay } {
  return { shown: { year, month }, focused: { year, month, day } };
}

function dayOf({ year, month, day }: CalendarDay): CalendarDay {
  return { year, month, day };
}

function stay(state: CalendarState): CalendarStep {
  return { state, effects: [] };
}
