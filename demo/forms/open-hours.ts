import { addDays, format, parse, startOfDay } from 'date-fns';
import type { FieldBehaviour } from './form-behaviour.js';
import { dateTokens } from './text-rules.js';

/** Limits of a calendar. The page's calendar offers nothing beyond them. */
type OpenHours = Pick<FieldBehaviour, 'format' | 'min' | 'disabledWeekdays' | 'minTime' | 'maxTime'>;

/**
 * Returns true if a date is within the limits of its calendar. The server checks what the page has checked, because a
 * post may come from anywhere.
 *
 * @param text - A date in the format of the calendar.
 */
export function isOpen(text: string, hours: OpenHours, now: Date): boolean {
  const { format: serverFormat = '', disabledWeekdays = [], minTime = '', maxTime = '24:00' } = hours;
  const date = parse(text, dateTokens(serverFormat), new Date(0));
  const first = firstDay(hours, now);
  if (first && date < first) return false;
  if (disabledWeekdays.includes(date.getDay())) return false;
  const time = format(date, 'HH:mm');
  return !/[Hh]/.test(serverFormat) || (time >= minTime && time <= maxTime);
}

/** Returns the start of the first day of a calendar: `today`, or so many days after it (`today+1`); null for any day. */
export function firstDay({ min }: OpenHours, now: Date): Date | null {
  const [isRelative, days = '0'] = /^today(?:\+(\d+))?$/.exec(String(min)) ?? [];
  return isRelative === undefined ? null : addDays(startOfDay(now), Number(days));
}
