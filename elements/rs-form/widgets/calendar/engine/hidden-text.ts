import type { CalendarDate } from '../contract/calendar-date.js';
import { formatDate } from './date-format.js';
import { ownNames } from './date-names.js';
import { hasTime } from './format-tokens.js';
import { parseDate, type ParseSettings } from './parse-date.js';

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
