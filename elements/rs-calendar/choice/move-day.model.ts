import type { CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import {
  addDays,
  addMonths,
  compareDays,
  dayOf,
  weekdayOf,
} from '../../../shared/dates/calendar-day.model.js';
import type { CalendarOptions, DayRange } from '../options/options.model.js';

/** Moves of the keys in a date grid. */
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

/** Returns the day that a key leads to, within the days that can be shown. */
export function moveDay(
  day: CalendarDay,
  move: DayMove,
  { weekStart }: Pick<CalendarOptions, 'weekStart'>,
  range: DayRange,
): CalendarDay {
  return clampDay(target(day, move, weekStart), range);
}

/** Returns the day, or the nearest end of the range. */
export function clampDay(day: CalendarDay, { from, to }: DayRange): CalendarDay {
  if (compareDays(day, from) < 0) return dayOf(from);
  return compareDays(day, to) > 0 ? dayOf(to) : dayOf(day);
}

function target(day: CalendarDay, move: DayMove, weekStart: number): CalendarDay {
  const place = (weekdayOf(day) - weekStart + 7) % 7;
  switch (move) {
    case 'previous-day':
      return addDays(day, -1);
    case 'next-day':
      return addDays(day, 1);
    case 'previous-week':
      return addDays(day, -7);
    case 'next-week':
      return addDays(day, 7);
    case 'week-start':
      return addDays(day, -place);
    case 'week-end':
      return addDays(day, 6 - place);
    case 'previous-month':
      return addMonths(day, -1);
    case 'next-month':
      return addMonths(day, 1);
    case 'previous-year':
      return addMonths(day, -12);
    case 'next-year':
      return addMonths(day, 12);
  }
}
