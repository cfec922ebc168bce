import type { CalendarDate, CalendarDay, CalendarMonth } from '../../../shared/dates/calendar-date.model.js';
import { compareDays, daysInMonth, isSameDay, timeOf } from '../../../shared/dates/calendar-day.model.js';
import type { CalendarOptions, DayBounds, DayRange } from '../options/options.model.js';
import { slotsOf, timesOf } from './time-slots.model.js';
import { dayRefusalOf, type DayRefusal } from './open-days.model.js';

/** Reason why a day cannot be chosen. */
export type Refusal = DayRefusal | 'no-times';

/** Options that decide which days and times can be chosen. */
export type ChoiceLimits = Pick<CalendarOptions, 'bounds' | 'hasTime' | 'stepMinutes' | 'allowedTimes'> &
  Pick<CalendarOptions, 'minTime' | 'maxTime'>;

/** Current limits of a calendar: its own bounds, with those of the calendars that it is linked to. */
export interface Limits extends ChoiceLimits {
  /** Time of a date without one, in minutes after midnight; null for none. */
  readonly completeTime: number | 'first' | null;
}

/** Returns the reason why a day cannot be chosen; null if it can. */
export function refusalOf(day: CalendarDay, limits: ChoiceLimits): Refusal | null {
  return dayRefusalOf(day, limits.bounds) ?? timeless(day, limits);
}

/** Returns true if a month has a day that can be chosen. */
export function hasChoice({ year, month }: CalendarMonth, limits: ChoiceLimits): boolean {
  const days = Array.from({ length: daysInMonth({ year, month }) }, (_, index) => index + 1);
  return days.some((day) => refusalOf({ year, month, day }, limits) === null);
}

/** Returns the bounds, narrowed by those of linked calendars. */
export function narrow<Bounds extends Pick<DayBounds, 'min' | 'max'>>(
  bounds: Bounds,
  min: CalendarDate | null,
  max: CalendarDate | null,
): Bounds {
  return {
    ...bounds,
    min: later(bounds.min, min, 1),
    max: later(bounds.max, max, -1),
  };
}

/** Returns the first and the last day that can be shown: whole months, because days outside the bounds show a reason. */
export function shownRange({ min, max, firstYear, lastYear }: DayBounds): DayRange {
  const from = min ? { ...min, day: 1 } : { year: firstYear, month: 1, day: 1 };
  const to = max ? { ...max, day: daysInMonth(max) } : { year: lastYear, month: 12, day: 31 };
  const first = { year: Math.max(firstYear, from.year), month: from.month, day: 1 };
  // Bounds that contradict each other leave the first month.
  return { from: first, to: compareDays(to, first) < 0 ? { ...first, day: daysInMonth(first) } : to };
}

/** Returns `no-times` for a day without times: a bound with a time may leave none. */
function timeless(day: CalendarDay, limits: ChoiceLimits): Refusal | null {
  if (!limits.hasTime) return null;
  const { min, max } = timesOf(day, limits);
  return min <= max && slotsOf(day, limits).length === 0 ? 'no-times' : null;
}

/** Returns the later of two bounds (`sign` 1) or the earlier (-1), times included. Null is no bound. */
function later(one: CalendarDate | null, other: CalendarDate | null, sign: 1 | -1): CalendarDate | null {
  if (!one || !other) return one ?? other;
  const days = compareDays(one, other);
  const order = isSameDay(one, other) ? edge(one, sign) - edge(other, sign) : days;
  return order * sign >= 0 ? one : other;
}

/** Returns the minutes of a bound. One without a time includes its whole day. */
function edge(date: CalendarDate, sign: 1 | -1): number {
  return timeOf(date) ?? (sign === 1 ? 0 : Infinity);
}
