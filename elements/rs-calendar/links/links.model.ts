import type { CalendarDate } from '../../../shared/dates/calendar-date.model.js';
import { addDays } from '../../../shared/dates/calendar-day.model.js';

/** Bound by the date of another calendar, with the number of days by which it is shifted. */
export interface LinkRule {
  readonly bound: 'min' | 'max';
  /** Id of the other input. */
  readonly from: string;
  readonly offset: number;
}

const usualOffset = 1;
/** A hundred years. */
const maxOffsetDays = 36_525;

/** Parses "arrival" or "arrival|3"; null for an empty text. */
export function readLink(bound: LinkRule['bound'], text: string): LinkRule | null {
  const [from = '', offset = ''] = text.split('|').map((part) => part.trim());
  return from === '' ? null : { bound, from, offset: cleanOffset(Number(offset || NaN)) };
}

/** Returns an offset in whole days, at most a hundred years; 1 for a value that is not a number. */
export function cleanOffset(days = usualOffset): number {
  return Number.isNaN(days)
    ? usualOffset
    : Math.trunc(Math.min(maxOffsetDays, Math.max(-maxOffsetDays, days)));
}

/**
 * Returns the bound by another calendar's date: that date and time if it has a time, otherwise the day that many days
 * later (`min`) or earlier (`max`).
 */
export function boundFrom(
  date: CalendarDate,
  { bound, offset }: Pick<LinkRule, 'bound' | 'offset'>,
  hasTime: boolean,
): CalendarDate {
  return hasTime ? date : addDays(date, bound === 'min' ? offset : -offset);
}
