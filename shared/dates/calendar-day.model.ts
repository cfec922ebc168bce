import type { CalendarDate, CalendarDay, CalendarMonth } from './calendar-date.model.js';

/** Returns the number of days in a month of the Gregorian calendar. */
export function daysInMonth({ year, month }: CalendarMonth): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Returns true if the day exists in the calendar. */
export function isDay(day: CalendarDay): boolean {
  return day.month >= 1 && day.month <= 12 && day.day >= 1 && day.day <= daysInMonth(day);
}

/** Returns the weekday, from 0 (Sunday) to 6. */
export function weekdayOf(day: CalendarDay): number {
  return utcOf(day).getUTCDay();
}

/**
 * Returns the day a number of days later.
 *
 * @param count - Number of days; negative for an earlier day.
 */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const date = utcOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Returns the number of days since the first day of the year; 0 for January 1. */
export function daysBefore(day: CalendarDay): number {
  return daysBetween({ ...day, month: 1, day: 1 }, day);
}

/** Returns the number of days from one day to another; negative if the second one is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utcOf(to).getTime() - utcOf(from).getTime()) / 86_400_000);
}

/** Returns the same day a number of months later, or the last day of a shorter month. */
export function addMonths({ year, month, day }: CalendarDay, count: number): CalendarDay {
  const months = year * 12 + month - 1 + count;
  return inMonth({ year: Math.floor(months / 12), month: (months % 12) + 1 }, day);
}

/** Returns the day of that number in a month, or the last day of a shorter month. */
export function inMonth({ year, month }: CalendarMonth, day: number): CalendarDay {
  return { year, month, day: Math.min(day, daysInMonth({ year, month })) };
}

export function isSameDay(one: CalendarDay | null, other: CalendarDay | null): boolean {
  if (one === null || other === null) return one === other;
  return one.day === other.day && isSameMonth(one, other);
}

export function isSameMonth(one: CalendarMonth, other: CalendarMonth): boolean {
  return one.month === other.month && one.year === other.year;
}

/** Compares two days: negative if the first is earlier, positive if it is later, 0 if they are equal. */
export function compareDays(one: CalendarDay, other: CalendarDay): number {
  return one.year - other.year || one.month - other.month || one.day - other.day;
}

/** Returns the day without its time. */
export function dayOf({ year, month, day }: CalendarDay): CalendarDay {
  return { year, month, day };
}

/** Returns the time of a date in minutes after midnight; null without a time. */
export function timeOf({ hour, minute }: CalendarDate): number | null {
  return hour === undefined ? null : hour * 60 + (minute ?? 0);
}

/**
 * Returns the day with a time.
 *
 * @param time - Minutes after midnight; null for no time.
 */
export function atTime({ year, month, day }: CalendarDay, time: number | null): CalendarDate {
  if (time === null) return { year, month, day };
  return { year, month, day, hour: Math.floor(time / 60), minute: time % 60 };
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

// UTC has no summer time: arithmetic on it is arithmetic on calendar days.
function utcOf({ year, month, day }: CalendarDay): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}
