import type { CalendarDay, CalendarMonth, DateNames, Translate } from '../contract/calendar-date.js';
import { weekdayOf } from './calendar-day.js';
import { formatTime } from './date-format.js';
import { capitalised, namesOf } from './date-names.js';

/** The full name of a day, as it is read aloud. */
export function describeDay(day: CalendarDay, names: DateNames, translate: Translate): string {
  const weekday = names.weekdays[weekdayOf(day)] ?? '';
  const month = names.months[day.month - 1] ?? '';
  return translate('calendar.day', weekday, String(day.day), month, String(day.year));
}

/** A day, with its time where it has one. */
export function describeChoice(
  day: CalendarDay,
  time: number | null,
  format: string,
  translate: Translate,
): string {
  const names = namesOf(translate);
  const label = describeDay(day, names, translate);
  return time === null ? label : translate('calendar.day-and-time', label, formatTime(time, format, names));
}

/** The heading of a month. */
export function describeMonth(
  { year, month }: CalendarMonth,
  names: DateNames,
  translate: Translate,
): string {
  return translate('calendar.heading', capitalised(names.months[month - 1] ?? ''), String(year));
}
