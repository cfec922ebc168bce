import { dateLimits, type CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { addDays, isSameDay, timeOf } from '../../../shared/dates/calendar-day.model.js';
import { dayRefusalOf } from './open-days.model.js';
import type { CalendarOptions } from '../options/options.model.js';

const { minutesPerDay } = dateLimits;

/** Options that decide about the times of a day. */
export type TimeLimits = Pick<
  CalendarOptions,
  'bounds' | 'stepMinutes' | 'allowedTimes' | 'minTime' | 'maxTime'
>;

/**
 * First and last time of a day, in minutes after its midnight. The last one is above 1440 if the times go on after the
 * next midnight. `min` is above `max` if a bound leaves the day without times.
 */
export interface TimeRange {
  readonly min: number;
  readonly max: number;
}

/** Returns the times of a day: those of every day, cut by a bound on that day. */
export function timesOf(day: CalendarDay, { bounds, minTime, maxTime }: TimeLimits): TimeRange {
  const dayMin = isSameDay(day, bounds.min) && bounds.min ? timeOf(bounds.min) : null;
  const last = (maxTime ?? minutesPerDay - 1) + (goesPastMidnight({ minTime, maxTime }) ? minutesPerDay : 0);
  return { min: Math.max(minTime ?? 0, dayMin ?? 0), max: Math.min(last, endOf(day, bounds)) };
}

/** Returns true if the times of an evening go on after midnight, such as from 22:00 to 02:00. */
export function goesPastMidnight({ minTime, maxTime }: Pick<TimeLimits, 'minTime' | 'maxTime'>): boolean {
  return minTime !== null && maxTime !== null && minTime > maxTime;
}

/** Returns the minutes from a day's midnight to the last bound, if that is on the day or the one after it. */
function endOf(day: CalendarDay, { max }: TimeLimits['bounds']): number {
  if (!max) return Infinity;
  const end = timeOf(max) ?? minutesPerDay - 1;
  if (isSameDay(day, max)) return end;
  return isSameDay(addDays(day, 1), max) ? minutesPerDay + end : Infinity;
}

/**
 * Returns the times of a day that can be chosen, both ends included. Times after midnight belong to the next day, so
 * they are included only if that day can be chosen.
 */
export function slotsOf(day: CalendarDay, limits: TimeLimits): readonly number[] {
  const { min, max } = timesOf(day, limits);
  const times = limits.allowedTimes ?? everySlot(limits.stepMinutes);
  const isLong = goesPastMidnight(limits) && dayRefusalOf(addDays(day, 1), limits.bounds) === null;
  const all = isLong ? [...times, ...times.map((time) => time + minutesPerDay)] : times;
  return all.filter((slot) => slot >= min && (slot <= max || min > max));
}

/** Returns the slot nearest to a time, the earlier of two; the time itself if there are no slots. */
export function nearestSlot(time: number, slots: readonly number[]): number {
  const [first = time, ...others] = slots;
  return others.reduce((near, slot) => (Math.abs(slot - time) < Math.abs(near - time) ? slot : near), first);
}

/** Moves of the keys in a list of slots. */
export type SlotMove = 'previous' | 'next' | 'first' | 'last';

/** Returns the slot that a key leads to. The list does not wrap around. */
export function moveSlot(slot: number, move: SlotMove, slots: readonly number[]): number {
  const last = slots.length - 1;
  const at = Math.max(0, slots.indexOf(slot));
  const targets = { previous: Math.max(0, at - 1), next: Math.min(last, at + 1), first: 0, last };
  return slots[targets[move]] ?? slot;
}

export interface Typeahead {
  readonly typed: string;
  readonly slot: number;
}

/**
 * Returns the slot of typed digits, with or without the first zero: "1030" is 10:30, "9" is 09:00. A digit that fits no
 * slot begins a new search, so no timer is needed.
 */
export function typeSlot(
  { typed, slot }: Typeahead,
  character: string,
  labels: ReadonlyMap<number, string>,
): Typeahead {
  if (!/^\d$/.test(character)) return { typed, slot };
  for (const wanted of [typed + character, character]) {
    const hit = findLabel(labels, wanted) ?? findLabel(labels, `0${wanted}`);
    if (hit !== undefined) return { typed: wanted, slot: hit };
  }
  return { typed: '', slot };
}

function everySlot(step: number): readonly number[] {
  return Array.from({ length: Math.ceil(minutesPerDay / step) }, (_, index) => index * step);
}

function findLabel(labels: ReadonlyMap<number, string>, wanted: string): number | undefined {
  return [...labels].find(([, label]) => label.replace(/\D/g, '').startsWith(wanted))?.[0];
}
