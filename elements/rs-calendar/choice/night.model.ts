import {
  dateLimits,
  type CalendarDate,
  type CalendarDay,
} from '../../../shared/dates/calendar-date.model.js';
import { addDays, atTime, dayOf, isSameDay, timeOf } from '../../../shared/dates/calendar-day.model.js';
import { dayRefusalOf } from './open-days.model.js';
import { goesPastMidnight, type TimeLimits } from './time-slots.model.js';

const { minutesPerDay } = dateLimits;

/** Time in the list of a day. 1500 minutes after the midnight of a Friday is Saturday, 01:00. */
export interface ListedTime {
  readonly day: CalendarDay;
  readonly time: number | null;
}

/**
 * Returns the day and the time under which a date is listed: its own day, or the evening before for a time after
 * midnight.
 */
export function listedTimeOf(date: CalendarDate, limits: TimeLimits): ListedTime {
  const time = timeOf(date);
  const own = { day: dayOf(date), time };
  if (time === null || !goesPastMidnight(limits) || time > (limits.maxTime ?? 0)) return own;
  const evening = addDays(date, -1);
  return dayRefusalOf(evening, limits.bounds) ? own : { day: evening, time: time + minutesPerDay };
}

/** Returns the date of a time in the list of a day. */
export function dateOfTime(day: CalendarDay, time: number | null): CalendarDate {
  if (time === null || time < minutesPerDay) return atTime(day, time);
  return atTime(addDays(day, 1), time - minutesPerDay);
}

/** Returns true for a date that is listed under the evening before. */
export function isAfterMidnight(date: CalendarDate, limits: TimeLimits): boolean {
  return !isSameDay(listedTimeOf(date, limits).day, date);
}
