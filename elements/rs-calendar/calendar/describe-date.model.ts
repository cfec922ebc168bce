import type {
  CalendarDate,
  CalendarDay,
  CalendarMonth,
  DateNames,
  Translate,
} from '../../../shared/dates/calendar-date.model.js';
import { timeOf, weekdayOf } from '../../../shared/dates/calendar-day.model.js';
import { capitalised } from '../../../shared/dates/date-names.model.js';
import { formatTime } from '../../../shared/dates/format-date.model.js';
import type { Limits, Refusal } from '../days/bounds.model.js';
import type { CalendarOptions } from '../options/options.model.js';
import type { Change } from '../times/settle.model.js';
import { timesOf } from '../times/time-slots.model.js';
import type { CalendarEffect } from './calendar.model.js';

/** The words of a calendar. */
export interface Wording {
  readonly names: DateNames;
  readonly translate: Translate;
  readonly timeFormat: CalendarOptions['timeFormat'];
}

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
  change: Change | null,
  { bounds, ...limits }: Limits,
  wording: Wording,
): string {
  const { translate, names, timeFormat } = wording;
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
        formatTime(timesOf(date, { bounds, ...limits }).max, timeFormat, names),
      );
    case 'weekday':
    case 'no-times':
      return translate(`calendar.why-${change}`);
    default:
      return '';
  }
}

type Announcement = CalendarEffect & { type: 'announce' };

/** What is said of a choice, a change or a refusal. */
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
      const isWhole = !limits.hasTime || timeOf(date) !== null;
      return translate(isWhole ? 'calendar.chosen' : 'calendar.chosen-without-time', label);
    }
    case 'changed':
      return translate(change === 'next-day' ? 'calendar.moved-next-day' : 'calendar.moved-slot', label);
    case 'now':
      return translate('calendar.now', label);
    case 'unreadable':
      return translate('calendar.unreadable');
    default:
      return translate(`calendar.${event}`, label, describeReason(date, change, limits, wording));
  }
}
