import type { CalendarDate, CalendarDay } from '../../../shared/dates/calendar-date.model.js';

/** Returns the visitor's current day. */
export function readToday(): CalendarDay {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Returns the visitor's present time, in minutes after midnight. */
export function readMinutes(): number {
  const now = new Date();
  return now.getHours() * 60 + now.getMinutes();
}

/** Returns the visitor's current moment, to the minute. */
export function readNow(): CalendarDate {
  const now = new Date();
  return { ...readToday(), hour: now.getHours(), minute: now.getMinutes() };
}
