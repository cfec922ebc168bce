import type { CalendarDate, CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import type { DateFormat } from '../../../shared/dates/compile-format.model.js';

/** Rules for a text that is no date when the visitor leaves the field. */
export const blurRules = ['now', 'keep', 'clear'] as const;
export type BlurRule = (typeof blurRules)[number];

/** Options of a calendar, parsed and within their limits. */
export interface CalendarOptions extends TimeOptions {
  /** Format of the visible text. */
  readonly format: DateFormat;
  /** First day of the week, 0 for Sunday to 6 for Saturday. */
  readonly weekStart: number;
  readonly blurInvalid: BlurRule;
  readonly bounds: DayBounds;
}

/** Options of the times. Times are minutes after midnight. */
export interface TimeOptions {
  /** Flag: the date has a time. */
  readonly hasTime: boolean;
  /** Format of times in the list and in the hidden text. */
  readonly timeFormat: DateFormat;
  /** Minutes from one slot to the next. */
  readonly stepMinutes: number;
  /** The only times, in place of slots; null for slots. */
  readonly allowedTimes: readonly number[] | null;
  readonly minTime: number | null;
  /** Last time of the day; before `minTime` if the times go on after midnight. */
  readonly maxTime: number | null;
  /** Time of a date that was typed or chosen without one: `now` for the present time; null for none. */
  readonly completeTime: number | 'first' | 'now' | null;
}

/** Range of days, both ends included. */
export interface DayRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** Bounds of the days that can be chosen. A bound with a time also limits the times of that day. */
export interface DayBounds {
  readonly min: CalendarDate | null;
  readonly max: CalendarDate | null;
  readonly disabledDays: readonly DayRange[];
  /** Weekdays that cannot be chosen, 0 for Sunday to 6. */
  readonly disabledWeekdays: readonly number[];
  /** The only days that can be chosen; null for all days. */
  readonly allowedDays: readonly DayRange[] | null;
  /** Returns true for a day (MM/DD/YYYY) that can be chosen; null if all can. */
  readonly allows: ((text: string) => boolean) | null;
  /** First and last year that can be shown and chosen. */
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

/** Placeholder for the first day of the week in the language of the page. */
export const usualWeekStart = -1;
