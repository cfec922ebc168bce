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
import type { ChoiceLimits, Refusal } from '../choice/bounds.model.js';
import { dayRefusalOf, rangeAround } from '../choice/open-days.model.js';
import type { CalendarOptions } from '../options/options.model.js';
import { dateOfTime, isAfterMidnight } from '../choice/night.model.js';
import { timesOf } from '../choice/time-slots.model.js';
import type { CalendarEffect } from './calendar.model.js';

/** Texts and names of a calendar. */
export interface Wording {
  readonly names: DateNames;
  readonly translate: Translate;
  readonly timeFormat: CalendarOptions['timeFormat'];
}

type Announcement = CalendarEffect & { type: 'announce' };

/** Returns the full name of a day for screen readers. */
export function describeDay(
  day: CalendarDay,
  { names, translate }: Pick<Wording, 'names' | 'translate'>,
): string {
  const weekday = names.weekdays[weekdayOf(day)] ?? '';
  const month = names.months[day.month + 11] ?? names.months[day.month - 1] ?? '';
  return translate('calendar.day', weekday, String(day.day), month, String(day.year));
}

/** Returns the full name of a day, with the time if it has one. */
export function describeDate(date: CalendarDate, wording: Wording): string {
  const label = describeDay(date, wording);
  const time = timeOf(date);
  if (time === null) return label;
  const { names, translate, timeFormat } = wording;
  return translate('calendar.day-and-time', label, formatTime(time, timeFormat, names));
}

/** Returns the text of a time in the list of a day. A time after midnight includes its date. */
export function describeTime(day: CalendarDay, time: number, wording: Wording): string {
  const { names, translate, timeFormat } = wording;
  const date = dateOfTime(day, time);
  const text = formatTime(timeOf(date) ?? 0, timeFormat, names);
  const weekday = names.weekdaysShort[weekdayOf(date)] ?? '';
  return isSameDay(date, day)
    ? text
    : translate('calendar.time-after-midnight', text, weekday, String(date.day));
}

/** Returns the heading of a month. */
export function describeMonth(
  { year, month }: CalendarMonth,
  { names, translate }: Pick<Wording, 'names' | 'translate'>,
): string {
  return translate('calendar.heading', capitalised(names.months[month - 1] ?? ''), String(year));
}

/** Returns the name of a day that cannot be chosen, with the reason. */
export function describeRefused(
  day: CalendarDay,
  refusal: Refusal,
  limits: ChoiceLimits,
  wording: Wording,
): string {
  const reason = describeReason(day, refusal, limits, wording);
  return wording.translate('calendar.day-refused', describeDay(day, wording), reason);
}

/** Returns the reason why a date cannot be chosen, with the sign that joins it to the date; '' for no reason. */
export function describeReason(
  date: CalendarDate,
  change: Announcement['change'],
  limits: ChoiceLimits,
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

/** Returns the reason for a disabled day: the ends of its range. */
function describeDisabled(day: CalendarDay, { bounds }: ChoiceLimits, wording: Wording): string {
  const { from = day, to = day } = rangeAround(day, bounds.disabledDays) ?? {};
  if (isSameDay(from, to)) return wording.translate('calendar.why-disabled');
  const [first, last] = [describeDay(from, wording), describeDay(to, wording)];
  return wording.translate('calendar.why-disabled-range', first, last);
}

/** Returns the reason for a day that is not listed: the nearest day of the list. */
function describeListed(day: CalendarDay, { bounds }: ChoiceLimits, wording: Wording): string {
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
  limits: ChoiceLimits,
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
