import {
  dateLimits,
  type CalendarDate,
  type CalendarDay,
} from '../../../shared/dates/calendar-date.model.js';
import { addDays, atTime, isDay } from '../../../shared/dates/calendar-day.model.js';

const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+(\S+))?$/;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\S+))?$/;
const relative = /^today(?:\s*([+-])\s*(\d{1,5}))?$/i;

/**
 * Parses a date of the options: `12/24/2027`, `2027-12-24`, each also with a time, or `today+1`; null for every other
 * text.
 */
export function readDate(text: string, today: CalendarDay): CalendarDate | null {
  const [isRelative, sign, days = '0'] = relative.exec(text) ?? [];
  if (isRelative) return addDays(today, Number(`${sign ?? ''}${days}`));
  const [, month, day, year, time] = american.exec(text) ?? [];
  if (year) return dateOf(year, month, day, time);
  const [, isoYear, isoMonth, isoDay, isoTime] = iso.exec(text) ?? [];
  return isoYear ? dateOf(isoYear, isoMonth, isoDay, isoTime) : null;
}

/** Parses a time of the options, in minutes after midnight; null for every other text. */
export function readTime(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? [];
  const time = Number(hours) * 60 + Number(minutes);
  // 24:00 is the last minute of the day.
  if (time === dateLimits.minutesPerDay) return time - 1;
  return Number(minutes) < 60 && time < dateLimits.minutesPerDay ? time : null;
}

function dateOf(year: string, month = '', day = '', time = ''): CalendarDate | null {
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  const minutes = readTime(time);
  if (!isDay(date) || (time !== '' && minutes === null)) return null;
  return atTime(date, minutes);
}
