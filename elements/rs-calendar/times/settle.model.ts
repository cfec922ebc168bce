import type { CalendarDate, CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { addDays, atTime, timeOf } from '../../../shared/dates/calendar-day.model.js';
import { refusalOf, type Limits, type Refusal } from '../days/bounds.model.js';
import { nearestSlot, slotsOf, timesOf } from './time-slots.model.js';

/** Why a date became another one, or none. */
export type Change = 'slot' | 'next-day' | 'past-max' | Refusal;

/** What a date becomes under the limits: itself, another one, or none. */
export interface Settled {
  readonly date: CalendarDate | null;
  readonly change: Change | null;
}

/**
 * Brings a date under the limits: a time goes to the nearest slot, one past
 * the maximum clears the value, and a day whose times wrap over midnight becomes the next one at its first time.
 */
export function settle(date: CalendarDate, limits: Limits): Settled {
  const refusal = refusalOf(date, limits);
  if (refusal) return { date: null, change: refusal };
  if (!limits.hasTime) return { date: atTime(date, timeOf(date)), change: null };

  const times = timesOf(date, limits);
  const time = timeOf(date);
  if (times.min > times.max && (time === null || time < times.min)) return nextDay(date, limits);
  if (time === null) return { date, change: null };
  if (times.min <= times.max && time > times.max) return { date: null, change: 'past-max' };
  const slot = nearestSlot(time, slotsOf(date, limits));
  return slot === time ? { date, change: null } : { date: atTime(date, slot), change: 'slot' };
}

function nextDay(day: CalendarDay, limits: Limits): Settled {
  const next = addDays(day, 1);
  const refusal = refusalOf(next, limits);
  if (refusal) return { date: null, change: refusal };
  const first = nearestSlot(limits.minTime ?? 0, slotsOf(next, limits));
  return { date: atTime(next, first), change: 'next-day' };
}
