import type { CalendarDate, CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import type { DateFormat } from '../../../shared/dates/compile-format.model.js';

/** Fates of a text that is no date when its visitor leaves the field. */
export const blurRules = ['now', 'keep', 'clear'] as const;
export type BlurRule = (typeof blurRules)[number];

/** Settings of a calendar, parsed and within their limits. */
export interface CalendarOptions extends TimeOptions {
  /** Format of the visible text. */
  readonly format: DateFormat;
  /** The first day of the week, 0 for Sunday to 6 for Saturday. */
  readonly weekStart: number;
  readonly blurInvalid: BlurRule;
  readonly bounds: DayBounds;
}

/** The times that are offered; minutes after midnight. */
export interface TimeOptions {
  /** The choice has a time. */
  readonly hasTime: boolean;
  /** Format of times in the list and in the hidden text. */
  readonly timeFormat: DateFormat;
  /** The distance of two time slots. */
  readonly stepMinutes: number;
  /** The only times there are, in place of slots at that distance. */
  readonly allowedTimes: readonly number[] | null;
  readonly minTime: number | null;
  /** Before `minTime` where the times go on after midnight. */
  readonly maxTime: number | null;
  /** The time of a date that was written or chosen without one; null where it stays without. */
  readonly completeTime: number | 'first' | null;
}

/** The days from one to another, both included. */
export interface DayRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** Bounds of the days that can be chosen. A bound with a time also limits the times of that day. */
export interface DayBounds {
  readonly min: CalendarDate | null;
  readonly max: CalendarDate | null;
  readonly disabledDays: readonly DayRange[];
  /** 0 for Sunday to 6 for Saturday. */
  readonly disabledWeekdays: readonly number[];
  /** The only days there are; null where all are. */
  readonly allowedDays: readonly DayRange[] | null;
  /** Returns true for a day (MM/DD/YYYY) that can be chosen; null if all can. */
  readonly allows: ((text: string) => boolean) | null;
  /** The first and the last year that can be shown and chosen. */
  readonly firstYear: number;
  readonly lastYear: number;
}

/** Defaults of a calendar. */
export const calendarDefaults = Object.freeze({
  format: 'Y/m/d H:i',
  timeFormat: 'HH:mm',
  stepMinutes: 60,
  weekStart: 1,
  firstYear: 1950,
  lastYear: 2050,
});

/** Bounds of our own: what an author writes beyond them is brought back inside. */
export const calendarLimits = Object.freeze({
  /** Delay of a calendar that is not used, once it is in view and the browser is idle, in milliseconds. */
  lazyMs: 100,
  /** The most entries of the year list. */
  maxYears: 300,
  /** First time in view while none is chosen, in minutes after midnight. */
  usualFirstMinutes: 540,
  /** The most days between two linked calendars: a hundred years. */
  maxOffsetDays: 36_525,
  /** The most days or times of one list. */
  maxListed: 1000,
});

/** Stands for the first day of the week that is usual in the language of the page. */
export const usualWeekStart = -1;
