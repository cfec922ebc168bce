import type { CalendarDate, CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { compareDays } from '../../../shared/dates/calendar-day.model.js';
import { compileFormat, type DateFormat } from '../../../shared/dates/compile-format.model.js';
import { beyond } from '../choice/open-days.model.js';
import type { DayBounds } from '../options/options.model.js';
import { parseReading, type Reading, readingAs, type TypedRules } from './read-typed.model.js';
import { isFullDay, splitText } from './typed-text.model.js';

/** Maximum number of years from one 29 February to the next. */
const mostYears = 8;

/**
 * Parses a day and a month without a year: as the next such date within the bounds, or else the last one.
 *
 * @returns The date; null for every other text.
 */
export function readWithoutYear(
  text: string,
  rules: TypedRules,
  bounds: DayBounds,
  today: CalendarDay,
): CalendarDate | null {
  const from = firstDay(bounds, today);
  const dates = readingsByYear(text, rules, from)
    .map((reading) => parseReading(reading, rules))
    .filter((date) => date !== null && !beyond(date, bounds));
  const next = dates.find((date) => date !== null && compareDays(date, from) >= 0);
  return next ?? dates[0] ?? null;
}

/** Returns the readings of a text without a year, one a year: the years from a day on, then those before it. */
export function readingsByYear(text: string, rules: TypedRules, from: CalendarDay): readonly Reading[] {
  const { format } = rules.options;
  const typed = splitText(text, rules.names);
  if (!typed.isWithoutYear || !isFullDay(format)) return [];
  const order = typed.namedOrder ?? orderOf(format);
  const ahead = Array.from({ length: mostYears + 1 }, (_, index) => from.year + index);
  const behind = ahead.map((year) => 2 * from.year - year);
  return [...ahead, ...behind].map((year) =>
    readingAs(order, { ...typed, day: `${typed.day} ${year}` }, rules),
  );
}

/** Returns the day from which a date without a year is searched. */
export function firstDay({ min }: DayBounds, today: CalendarDay): CalendarDay {
  return min && compareDays(min, today) > 0 ? min : today;
}

/** Returns the order of day and month in a format, with the year after them. */
function orderOf({ dayTokens }: DateFormat): DateFormat {
  const kinds = dayTokens.map(({ kind }) => kind);
  return compileFormat(kinds.indexOf('month') < kinds.indexOf('day') ? 'M D YYYY' : 'D M YYYY', 'moment');
}
