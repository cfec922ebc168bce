import type { CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { compareDays, weekdayOf } from '../../../shared/dates/calendar-day.model.js';
import type { DayBounds, DayRange } from '../options/options.model.js';

/** Why a day cannot be chosen, whatever its times are. */
export type DayRefusal = 'before' | 'after' | 'weekday' | 'disabled' | 'not-listed' | 'not-allowed';

/** Returns why a day cannot be chosen; null where it can. */
export function dayRefusalOf(day: CalendarDay, bounds: DayBounds): DayRefusal | null {
  return beyond(day, bounds) ?? excluded(day, bounds);
}

/** Returns on which side of the bounds a day is; null for a day between them. */
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

/** A day as the server writes it in its settings: MM/DD/YYYY. */
function serverDay({ year, month, day }: CalendarDay): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(month)}/${two(day)}/${String(year).padStart(4, '0')}`;
}
