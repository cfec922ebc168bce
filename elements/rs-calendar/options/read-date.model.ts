import {
  dateLimits,
  type CalendarDate,
  type CalendarDay,
} from '../../../shared/dates/calendar-date.model.js';
import { addDays, atTime, isDay } from '../../../shared/dates/calendar-day.model.js';

const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+(\S+))?$/;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\S+))?$/;
const relative = /^today(?:\s*([+-])\s*(\d{1,5}))?$/i;

/** A date of the settings: as the server writes it (MM/DD/YYYY, also with HH:mm), in ISO's order, or by today. */
export function readDate(text: string, today: CalendarDay): CalendarDate | null {
  const [isRelative, sign, days = '0'] = relative.exec(text) ?? [];
  if (isRelative) return addDays(today, Number(`${sign ?? ''}${days}`));
  const [, month, day, year, time] = american.exec(text) ?? [];
  if (year) return dateOf(year, month, day, time);
  const [, isoYear, isoMonth, isoDay, isoTime] = iso.exec(text) ?? [];
  return isoYear ? dateOf(isoYear, isoMonth, isoDay, isoTime) : null;
}

/** A time of the settings in minutes after midnight; null for what is none. */
export function readTime(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? [];
  const time = Number(hours) * 60 + Number(minutes);
  // The end of the day is its last minute.
  if (time === dateLimits.minutesPerDay) return time - 1;
  return Number(minutes) < 60 && time < dateLimits.minutesPerDay ? time : null;
}

function dateOf(year: string, month = '', day = '', time = ''): CalendarDate | null {
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  const minutes = readTime(time);
  if (!isDay(date) || (time !== '' && minutes === null)) return null;
  return atTime(date, minutes);
}
