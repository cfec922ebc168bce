import { dateLimits } from '../../shared/dates/calendar-date.model.js';
import { calendarDefaults } from './options.model.js';

const { minutesPerDay } = dateLimits;

/** The step in whole minutes; nonsense, fractions of a minute and more than a day mean the default. */
export function cleanStep(stepMinutes: number): number {
  const step = Math.floor(stepMinutes);
  return step >= 1 && step <= minutesPerDay ? step : calendarDefaults.stepMinutes;
}

/** The times of a day that can be chosen, in minutes after midnight. */
export function listSlots(stepMinutes: number): readonly number[] {
  const step = cleanStep(stepMinutes);
  return Array.from({ length: Math.ceil(minutesPerDay / step) }, (_, index) => index * step);
}

/** The slot nearest to a time; exactly between two the earlier one. */
export function nearestSlot(time: number, stepMinutes: number): number {
  const step = cleanStep(stepMinutes);
  const last = Math.ceil(minutesPerDay / step) - 1;
  return Math.min(last, Math.max(0, Math.ceil(time / step - 0.5))) * step;
}

/** The moves of a slot list's keys. */
export type SlotMove = 'previous' | 'next' | 'first' | 'last';

/** The slot that a key leads to; the ends of the day are ends. */
export function moveSlot(slot: number, move: SlotMove, stepMinutes: number): number {
  const slots = listSlots(stepMinutes);
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

function findLabel(labels: ReadonlyMap<number, string>, wanted: string): number | undefined {
  return [...labels].find(([, label]) => label.replace(/\D/g, '').startsWith(wanted))?.[0];
}
