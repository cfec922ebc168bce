import {
  dateLimits,
  type CalendarDate,
  type CalendarDay,
} from '../../../shared/dates/calendar-date.model.js';
import { addDays, atTime, timeOf } from '../../../shared/dates/calendar-day.model.js';
import { refusalOf, type Limits, type Refusal } from './bounds.model.js';
import { dateOfTime, listedTimeOf } from './night.model.js';
import { goesPastMidnight, nearestSlot, slotsOf, timesOf } from './time-slots.model.js';

/** Reason why a date was changed or removed. */
export type Change = 'slot' | 'next-day' | 'past-max' | 'completed' | Refusal;

/** Result of a date under the limits: the same date, another one, or none. */
export interface Settled {
  readonly date: CalendarDate | null;
  readonly change: Change | null;
}

/**
 * Adjusts a date to the limits. A time becomes the nearest slot. A time after the maximum clears the date. On a day
 * whose times are over, the date becomes the first time of the next day. A missing time is added if the author wants
 * that.
 */
export function settle(date: CalendarDate, limits: Limits): Settled {
  const refusal = refusalOf(date, limits);
  if (refusal) return { date: null, change: refusal };
  if (!limits.hasTime) return { date: atTime(date, timeOf(date)), change: null };

  const { day, time } = listedTimeOf(date, limits);
  const times = timesOf(day, limits);
  if (times.min > times.max && (time === null || time < times.min)) return nextDay(day, limits);
  if (time === null) return complete(date, limits);
  if (times.min <= times.max && time > times.max) return { date: null, change: 'past-max' };
  const slot = nearestSlot(time, slotsOf(day, limits));
  return slot === time ? { date, change: null } : { date: dateOfTime(day, slot), change: 'slot' };
}

function nextDay(day: CalendarDay, limits: Limits): Settled {
  const next = addDays(day, 1);
  const refusal = refusalOf(next, limits);
  if (refusal) return { date: null, change: refusal };
  const first = nearestSlot(limits.minTime ?? 0, slotsOf(next, limits));
  return { date: atTime(next, first), change: 'next-day' };
}

/** Adds the author's time to a day, or the nearest one that the day has. */
function complete(day: CalendarDay, limits: Limits): Settled {
  const { completeTime, minTime } = limits;
  const [first, ...others] = slotsOf(day, limits);
  if (completeTime === null || first === undefined) return { date: day, change: null };
  const isNight = completeTime !== 'first' && goesPastMidnight(limits) && completeTime < (minTime ?? 0);
  const wanted = completeTime === 'first' ? first : completeTime + (isNight ? dateLimits.minutesPerDay : 0);
  return { date: dateOfTime(day, nearestSlot(wanted, [first, ...others])), change: 'completed' };
}
