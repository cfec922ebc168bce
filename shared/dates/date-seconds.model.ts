import type { CalendarDate } from './calendar-date.model.js';

/** Returns the seconds of a date since the epoch, as if the clock were UTC: no day is longer when clocks change. */
export function secondsOfDate({ year, month, day, hour = 0, minute = 0 }: CalendarDate): number {
  return Date.UTC(year, month - 1, day, hour, minute) / 1000;
}

/** Seconds of a day, without leap seconds and changes of clocks. */
export const secondsInDay = 86_400;
