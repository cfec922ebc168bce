import type { CalendarDay } from '../../shared/dates/calendar-date.model.js';
import type { CalendarOptions } from './options.model.js';
import { addDays, addMonths, weekdayOf } from '../../shared/dates/calendar-day.model.js';

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

type YearRange = Pick<CalendarOptions, 'firstYear' | 'lastYear'>;

/** The day that a key of the date grid leads to; the year range has firm ends. */
export function moveDay(
  day: CalendarDay,
  move: DayMove,
  options: YearRange & Pick<CalendarOptions, 'weekStart'>,
): CalendarDay {
  return clampDay(target(day, move, options.weekStart), options);
}

/** Whether a day's year can be shown. */
export function isInRange({ year }: Pick<CalendarDay, 'year'>, { firstYear, lastYear }: YearRange): boolean {
  return year >= firstYear && year <= lastYear;
}

/** The day itself, or the nearest end of the year range. */
export function clampDay(day: CalendarDay, { firstYear, lastYear }: YearRange): CalendarDay {
  if (day.year < firstYear) return { year: firstYear, month: 1, day: 1 };
  return day.year > lastYear ? { year: lastYear, month: 12, day: 31 } : day;
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
