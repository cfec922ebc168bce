import type { CalendarDate, CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { compileFormat } from '../../../shared/dates/compile-format.model.js';
import { suiteNames } from '../../../shared/dates/date-names.model.js';
import { narrow } from '../choice/bounds.model.js';
import { readTyped } from '../entry/read-typed.model.js';
import { readDate } from '../options/read-date.model.js';
import type { LinkableCalendar } from '../rs-calendar.host.js';
import { calendarOf, linksOf } from './links.dom.js';
import { boundFrom } from './links.model.js';

/** Earliest and latest date that the linked calendars allow. */
export interface LinkedBounds {
  readonly min: CalendarDate | null;
  readonly max: CalendarDate | null;
}

/** Returns the bounds by the dates of the linked inputs, or by their own bounds if they have no date. */
export function linkedBounds(host: LinkableCalendar, today: CalendarDay): LinkedBounds {
  return boundsBehind(host, today, new Set());
}

function boundsBehind(
  host: LinkableCalendar,
  today: CalendarDay,
  known: ReadonlySet<LinkableCalendar>,
): LinkedBounds {
  const none: LinkedBounds = { min: null, max: null };
  const behind = new Set([...known, host]);
  return linksOf(host).reduce((all, { bound, input, offset = NaN }) => {
    const source = calendarOf(host, input);
    // Breaks a cycle of links: a calendar does not bound the one that bounds it.
    if (source && behind.has(source)) return all;
    const format = compileFormat((source ?? host).format, (source ?? host).formatFamily);
    const [date = null] = suiteNames.flatMap(
      (names) => readTyped(input.value, { options: { format }, names }) ?? [],
    );
    const hasTime = format.hasTime && !(source ?? host).withoutTimes;
    const own = source && !date ? inputBounds(source, today, behind)[bound] : null;
    const from = date ?? own;
    const made = from && { ...none, [bound]: boundFrom(from, { bound, offset }, hasTime) };
    return made ? merge(all, made) : all;
  }, none);
}

/** Returns the bound of a calendar without a date, which it passes on. */
function inputBounds(
  source: LinkableCalendar,
  today: CalendarDay,
  known: ReadonlySet<LinkableCalendar>,
): LinkedBounds {
  const own = { min: readDate(source.min.trim(), today), max: readDate(source.max.trim(), today) };
  return merge(own, boundsBehind(source, today, known));
}

function merge(one: LinkedBounds, other: LinkedBounds): LinkedBounds {
  return narrow(one, other.min, other.max);
}
