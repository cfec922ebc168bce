import type { CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import type { DayBounds } from '../options/options.model.js';
import {
  hasReadingForm,
  hasTypedForm,
  parseReading,
  readTyped,
  type TypedRules,
} from './read-typed.model.js';
import { firstDay, readWithoutYear, readingsByYear } from './read-without-year.model.js';

/**
 * Returns true for a text with the form of a date that does not exist: 31 February, a month 13, 25:00. A text without a
 * year is impossible if its date exists in no year within the bounds.
 */
export function isImpossible(
  text: string,
  rules: TypedRules,
  bounds: DayBounds,
  today: CalendarDay,
): boolean {
  if (readTyped(text, rules) || readWithoutYear(text, rules, bounds, today)) return false;
  if (hasTypedForm(text, rules)) return true;
  return readingsByYear(text, rules, firstDay(bounds, today)).some(
    (reading) => hasReadingForm(reading, rules) && !parseReading(reading, rules),
  );
}
