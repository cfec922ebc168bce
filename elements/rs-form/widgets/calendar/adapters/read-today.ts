import type { CalendarDay } from '../contract/calendar-date.js';

/** The visitor's own day. */
export function readToday(): CalendarDay {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
