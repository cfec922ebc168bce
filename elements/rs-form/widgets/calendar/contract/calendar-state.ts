import type { CalendarDay, CalendarMonth } from './calendar-date.js';

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

/** The moves of a date grid's keys. */
export type DayMove =
  | 'previous-day'
  | 'next-day'
  | 'previous-week'
  | 'next-week'
  | 'week-start'
  | 'week-end'
  | 'previous-month'
  | 'next-month'
  | 'previous-year'
  | 'next-year';

export type SlotMove = 'previous' | 'next' | 'first' | 'last';

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
