import type { CalendarDate, CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { compareDays } from '../../../shared/dates/calendar-day.model.js';
import { compileFormat, type DateFormat } from '../../../shared/dates/compile-format.model.js';
import { beyond } from '../choice/open-days.model.js';
import type { DayBounds } from '../options/options.model.js';
import { readAs, type TypedRules } from './read-typed.model.js';
import { isFullDay, takeApart } from './typed-text.model.js';

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
  const { format } = rules.options;
  const typed = takeApart(text, rules.names);
  if (!typed.isWithoutYear || !isFullDay(format)) return null;

  const read = readAs(typed.namedOrder ?? orderOf(format), rules);
  const from = bounds.min && compareDays(bounds.min, today) > 0 ? bounds.min : today;
  const ahead = Array.from({ length: mostYears + 1 }, (_, index) => from.year + index);
  const behind = ahead.map((year) => 2 * from.year - year);

  for (const isLenient of [false, true]) {
    const dates = [...ahead, ...behind]
      .map((year) => read({ ...typed, day: `${typed.day} ${year}` }, isLenient))
      .filter((date) => date !== null && !beyond(date, bounds));
    const next = dates.find((date) => date !== null && compareDays(date, from) >= 0);
    const found = next ?? dates.find((date) => date !== null);
    if (found) return found;
  }
  return null;
}

/** Returns the order of day and month in a format, with the year after them. */
function orderOf({ dayTokens }: DateFormat): DateFormat {
  const kinds = dayTokens.map(({ kind }) => kind);
  return compileFormat(kinds.indexOf('month') < kinds.indexOf('day') ? 'M D YYYY' : 'D M YYYY', 'moment');
}
