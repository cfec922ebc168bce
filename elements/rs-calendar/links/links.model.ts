import type { CalendarDate } from '../../../shared/dates/calendar-date.model.js';
import { addDays } from '../../../shared/dates/calendar-day.model.js';
import { calendarLimits } from '../options/options.model.js';

/** Link: the bound that another calendar sets, and the number of days by which it is shifted. */
export interface LinkRule {
  readonly bound: 'min' | 'max';
  /** The id of the other input. */
  readonly from: string;
  readonly offset: number;
}

const usualOffset = 1;

/** Reads "arrival" or "arrival|3"; null where nothing is linked. */
export function readLink(bound: LinkRule['bound'], text: string): LinkRule | null {
  const [from = '', offset = ''] = text.split('|').map((part) => part.trim());
  return from === '' ? null : { bound, from, offset: cleanOffset(offset === '' ? NaN : Number(offset)) };
}

/** An offset in whole days, of at most a hundred years; one day for what is no number. */
export function cleanOffset(days: number): number {
  const { maxOffsetDays } = calendarLimits;
  return Number.isNaN(days)
    ? usualOffset
    : Math.trunc(Math.min(maxOffsetDays, Math.max(-maxOffsetDays, days)));
}

/**
 * The bound that another calendar's date makes: that very moment where it has a time, else the day
 * that is so many days later, or earlier for a maximum.
 */
export function boundFrom(
  date: CalendarDate,
  { bound, offset }: Pick<LinkRule, 'bound' | 'offset'>,
  hasTime: boolean,
): CalendarDate {
  return hasTime ? date : addDays(date, bound === 'min' ? offset : -offset);
}
