import { dateLimits, type CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { addDays, isSameDay, timeOf } from '../../../shared/dates/calendar-day.model.js';
import { dayRefusalOf } from '../days/open-days.model.js';
import type { CalendarOptions } from '../options/options.model.js';

const { minutesPerDay } = dateLimits;

/** Settings that decide about the times of a day. */
export type TimeLimits = Pick<
  CalendarOptions,
  'bounds' | 'stepMinutes' | 'allowedTimes' | 'minTime' | 'maxTime'
>;

/**
 * The first and the last time of a day, in minutes after its midnight: more than a day has where the times go on after the
 * next one. `min` is above `max` where a bound leaves the day without times.
 */
export interface TimeRange {
  readonly min: number;
  readonly max: number;
}

/** The times that a day has: those of every day, and those of a bound that falls on it. */
export function timesOf(day: CalendarDay, { bounds, minTime, maxTime }: TimeLimits): TimeRange {
  const dayMin = isSameDay(day, bounds.min) && bounds.min ? timeOf(bounds.min) : null;
  const last = (maxTime ?? minutesPerDay - 1) + (goesPastMidnight({ minTime, maxTime }) ? minutesPerDay : 0);
  return { min: Math.max(minTime ?? 0, dayMin ?? 0), max: Math.min(last, endOf(day, bounds)) };
}

/** Returns true where the times of an evening go on after midnight: from 22:00 to 02:00. */
export function goesPastMidnight({ minTime, maxTime }: Pick<TimeLimits, 'minTime' | 'maxTime'>): boolean {
  return minTime !== null && maxTime !== null && minTime > maxTime;
}

/** The minutes from a day's midnight to the last bound, where that falls on the day or the one after it. */
function endOf(day: CalendarDay, { max }: TimeLimits['bounds']): number {
  if (!max) return Infinity;
  const end = timeOf(max) ?? minutesPerDay - 1;
  if (isSameDay(day, max)) return end;
  return isSameDay(addDays(day, 1), max) ? minutesPerDay + end : Infinity;
}

/**
 * The times of a day that can be chosen, both ends included. Those after midnight are on the next day: they are there
 * only where that one can be chosen too.
 */
export function slotsOf(day: CalendarDay, limits: TimeLimits): readonly number[] {
  const { min, max } = timesOf(day, limits);
  const times = limits.allowedTimes ?? everySlot(limits.stepMinutes);
  const isLong = goesPastMidnight(limits) && dayRefusalOf(addDays(day, 1), limits.bounds) === null;
  const all = isLong ? [...times, ...times.map((time) => time + minutesPerDay)] : times;
  return all.filter((slot) => slot >= min && (slot <= max || min > max));
}

/** The slot nearest to a time, exactly between two the earlier one; the time itself where there are no slots. */
export function nearestSlot(time: number, slots: readonly number[]): number {
  const [first = time, ...others] = slots;
  return others.reduce((near, slot) => (Math.abs(slot - time) < Math.abs(near - time) ? slot : near), first);
}

/** The moves of a slot list's keys. */
export type SlotMove = 'previous' | 'next' | 'first' | 'last';

/** The slot that a key leads to; the ends of the list are ends. */
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
 * The slot that typed digits lead to, the first zero left out or not: "1030" finds 10:30, "9" finds 09:00. What
 * fits no slot any more begins a new search with its last digit, so no clock is needed.
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
