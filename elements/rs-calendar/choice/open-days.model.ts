import type { CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { compareDays, weekdayOf } from '../../../shared/dates/calendar-day.model.js';
import type { DayBounds, DayRange } from '../options/options.model.js';

/** Reason why a day cannot be chosen, without regard to its times. */
export type DayRefusal = 'before' | 'after' | 'weekday' | 'disabled' | 'not-listed' | 'not-allowed';

/** Returns the reason why a day cannot be chosen; null if it can. */
export function dayRefusalOf(day: CalendarDay, bounds: DayBounds): DayRefusal | null {
  return beyond(day, bounds) ?? excluded(day, bounds);
}

/** Returns `before` or `after` for a day outside of the bounds; null for a day between them. */
export function beyond(day: CalendarDay, { min, max, firstYear, lastYear }: DayBounds): DayRefusal | null {
  if (day.year < firstYear || (min && compareDays(day, min) < 0)) return 'before';
  return day.year > lastYear || (max && compareDays(day, max) > 0) ? 'after' : null;
}

function excluded(day: CalendarDay, bounds: DayBounds): DayRefusal | null {
  const { disabledWeekdays, disabledDays, allowedDays, allows } = bounds;
  if (disabledWeekdays.includes(weekdayOf(day))) return 'weekday';
  if (rangeAround(day, disabledDays)) return 'disabled';
  if (allowedDays && !rangeAround(day, allowedDays)) return 'not-listed';
  return allows && !allows(serverDay(day)) ? 'not-allowed' : null;
}

/** Returns the range that a day is in. */
export function rangeAround(day: CalendarDay, ranges: readonly DayRange[]): DayRange | undefined {
  return ranges.find(({ from, to }) => compareDays(day, from) >= 0 && compareDays(day, to) <= 0);
}

/** Formats a day as the server writes it in its settings: MM/DD/YYYY. */
function serverDay({ year, month, day }: CalendarDay): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(month)}/${two(day)}/${String(year).padStart(4, '0')}`;
}
