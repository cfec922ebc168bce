import type { CalendarDate } from '../../../../shared/dates/calendar-date.model.js';
import { isDay } from '../../../../shared/dates/calendar-day.model.js';
import type { DateGroup, DateRules } from './rules.model.js';

/** Reads a date in exactly the format of its field; null for another text, and for a day that does not exist. */
export function readDateBy({ pattern, groups, months }: DateRules, text: string): CalendarDate | null {
  const found = new RegExp(pattern).exec(text);
  if (!found) return null;
  const parts = new Map<DateGroup, string>(groups.map((group, index) => [group, found[index + 1] ?? '']));
  const numberOf = (group: DateGroup, fallback: number) => Number(parts.get(group) ?? fallback);
  const name = parts.get('M');
  const short = numberOf('y', 0);
  const date = {
    year: parts.has('Y') ? numberOf('Y', 0) : short + (short > 50 ? 1900 : 2000),
    month: name === undefined ? numberOf('m', 1) : months.indexOf(name.toLowerCase()) + 1,
    day: numberOf('d', 1),
    hour: hourOf(parts.get('H'), parts.get('h'), parts.get('a')),
    minute: numberOf('i', 0),
  };
  return isDay(date) && date.hour < 24 && date.minute < 60 ? date : null;
}

/** Returns the hour from 0; 24 for one that does not exist. */
function hourOf(whole: string | undefined, half: string | undefined, meridiem = ''): number {
  if (half === undefined) return Number(whole ?? 0);
  const hour = Number(half);
  if (hour < 1 || hour > 12) return 24;
  return (hour % 12) + (meridiem.toLowerCase() === 'pm' ? 12 : 0);
}

/** Returns a day as year * 10000 + month * 100 + day. */
export function dayNumber({ year, month, day }: Pick<CalendarDate, 'year' | 'month' | 'day'>): number {
  return year * 10_000 + month * 100 + day;
}
