import type {
  CalendarDay,
  CalendarMonth,
  DateNames,
  Translate,
  CalendarDate,
} from '../../shared/dates/calendar-date.model.js';
import { weekdayOf } from '../../shared/dates/calendar-day.model.js';
import { capitalised, namesOf, ownNames } from '../../shared/dates/date-names.model.js';
import { formatTime, formatDate } from '../../shared/dates/format-date.model.js';
import { hasTime } from '../../shared/dates/format-tokens.model.js';
import { parseDate, type ParseSettings } from '../../shared/dates/parse-date.model.js';

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

const noNames = { months: [], monthsShort: [], weekdays: [], weekdaysShort: [] };

/** What the hidden input holds beside a visible text: empty unless day and, where asked for, time are there. */
export function hiddenTextOf(visibleText: string, format: string, settings?: ParseSettings): string {
  const date = parseDate(visibleText, format, settings);
  return date ? hiddenTextOfDate(date, format) : '';
}

/** What the hidden input holds for a date; empty while its time is missing. */
export function hiddenTextOfDate(date: CalendarDate, format: string): string {
  if (!hasTime(format)) return formatDate(date, 'MM/DD/YYYY', noNames);
  return date.hour === undefined ? '' : formatDate(date, 'MM/DD/YYYY HH:mm', noNames);
}

/** Whether a text is a day that still lacks the time which the format asks for. */
export function isDateWithoutTime(text: string, format: string): boolean {
  if (!hasTime(format)) return false;
  const date = parseDate(text, format, { names: ownNames });
  return date !== null && date.hour === undefined;
}
