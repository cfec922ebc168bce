import type {
  CalendarDate,
  CalendarDay,
  CalendarMonth,
  DateNames,
  Translate,
} from '../../../shared/dates/calendar-date.model.js';
import {
  compareDays,
  daysBetween,
  isSameDay,
  timeOf,
  weekdayOf,
} from '../../../shared/dates/calendar-day.model.js';
import { capitalised } from '../../../shared/dates/date-names.model.js';
import { formatTime } from '../../../shared/dates/format-date.model.js';
import type { Limits, Refusal } from '../days/bounds.model.js';
import { dayRefusalOf, rangeAround } from '../days/open-days.model.js';
import type { CalendarOptions } from '../options/options.model.js';
import { dateOfTime, isAfterMidnight } from '../times/night.model.js';
import { timesOf } from '../times/time-slots.model.js';
import type { CalendarEffect } from './calendar.model.js';

/** The words of a calendar. */
export interface Wording {
  readonly names: DateNames;
  readonly translate: Translate;
  readonly timeFormat: CalendarOptions['timeFormat'];
}

type Announcement = CalendarEffect & { type: 'announce' };

/** The full name of a day, as it is read aloud. */
export function describeDay(
  day: CalendarDay,
  { names, translate }: Pick<Wording, 'names' | 'translate'>,
): string {
  const weekday = names.weekdays[weekdayOf(day)] ?? '';
  const month = names.months[day.month - 1] ?? '';
  return translate('calendar.day', weekday, String(day.day), month, String(day.year));
}

/** A day, with its time where it has one. */
export function describeDate(date: CalendarDate, wording: Wording): string {
  const label = describeDay(date, wording);
  const time = timeOf(date);
  if (time === null) return label;
  const { names, translate, timeFormat } = wording;
  return translate('calendar.day-and-time', label, formatTime(time, timeFormat, names));
}

/** A time in the list of a day; one after midnight has the day that it is on. */
export function describeTime(day: CalendarDay, time: number, wording: Wording): string {
  const { names, translate, timeFormat } = wording;
  const date = dateOfTime(day, time);
  const text = formatTime(timeOf(date) ?? 0, timeFormat, names);
  const weekday = names.weekdaysShort[weekdayOf(date)] ?? '';
  return isSameDay(date, day)
    ? text
    : translate('calendar.time-after-midnight', text, weekday, String(date.day));
}

/** The heading of a month. */
export function describeMonth(
  { year, month }: CalendarMonth,
  { names, translate }: Pick<Wording, 'names' | 'translate'>,
): string {
  return translate('calendar.heading', capitalised(names.months[month - 1] ?? ''), String(year));
}

/** A day that cannot be chosen, and why. */
export function describeRefused(
  day: CalendarDay,
  refusal: Refusal,
  limits: Limits,
  wording: Wording,
): string {
  const reason = describeReason(day, refusal, limits, wording);
  return wording.translate('calendar.day-refused', describeDay(day, wording), reason);
}

/** Why a date is not to be had; begins with the sign that joins it, and is empty where there is nothing to say. */
export function describeReason(
  date: CalendarDate,
  change: Announcement['change'],
  limits: Limits,
  wording: Wording,
): string {
  const { translate, names, timeFormat } = wording;
  const { bounds } = limits;
  const say = (bound: CalendarDate | null) => (bound ? describeDate(bound, wording) : '');
  switch (change) {
    case 'before':
      return translate(
        'calendar.why-before',
        say(bounds.min ?? { year: bounds.firstYear, month: 1, day: 1 }),
      );
    case 'after':
      return translate(
        'calendar.why-after',
        say(bounds.max ?? { year: bounds.lastYear, month: 12, day: 31 }),
      );
    case 'past-max':
      return translate(
        'calendar.why-past-max',
        formatTime(timeOf(dateOfTime(date, timesOf(date, limits).max)) ?? 0, timeFormat, names),
      );
    case 'disabled':
      return describeDisabled(date, limits, wording);
    case 'not-listed':
      return describeListed(date, limits, wording);
    case 'not-allowed':
    case 'weekday':
    case 'no-times':
      return translate(`calendar.why-${change}`);
    default:
      return '';
  }
}

/** A range of days that cannot be chosen has its ends named. */
function describeDisabled(day: CalendarDay, { bounds }: Limits, wording: Wording): string {
  const { from = day, to = day } = rangeAround(day, bounds.disabledDays) ?? {};
  if (isSameDay(from, to)) return wording.translate('calendar.why-disabled');
  const [first, last] = [describeDay(from, wording), describeDay(to, wording)];
  return wording.translate('calendar.why-disabled-range', first, last);
}

/** The reason where a list has the only days that can be chosen: it names the nearest of them. */
function describeListed(day: CalendarDay, { bounds }: Limits, wording: Wording): string {
  const ends = (bounds.allowedDays ?? []).map(({ from, to }) => (compareDays(day, from) < 0 ? from : to));
  const open = ends.filter((end) => dayRefusalOf(end, bounds) === null).sort(compareDays);
  const after = open.find((end) => compareDays(end, day) > 0);
  const before = open.filter((end) => compareDays(end, day) < 0).at(-1);
  const isAfterNearer = !before || (after && daysBetween(day, after) <= daysBetween(before, day));
  const nearest = isAfterNearer ? after : before;
  if (!nearest) return wording.translate('calendar.why-not-allowed');
  return wording.translate('calendar.why-not-listed', describeDay(nearest, wording));
}

/** Returns the announcement of a choice, a change or a refusal. */
export function describeEvent(
  { event, date, change }: Announcement,
  limits: Limits,
  wording: Wording,
): string {
  const { translate } = wording;
  if (!date) return translate('calendar.unreadable');
  const label = describeDate(date, wording);
  switch (event) {
    case 'chosen': {
      if (limits.hasTime && timeOf(date) === null) return translate('calendar.chosen-without-time', label);
      if (change === 'completed') return translate('calendar.moved-completed', label);
      const isLate = isAfterMidnight(date, limits);
      return translate(isLate ? 'calendar.chosen-after-midnight' : 'calendar.chosen', label);
    }
    case 'changed':
      return translate(`calendar.moved-${change}`, label);
    case 'now':
      return translate('calendar.now', label);
    case 'unreadable':
    case 'incomplete':
      return translate(`calendar.${event}`);
    default:
      return translate(`calendar.${event}`, label, describeReason(date, change, limits, wording));
  }
}
