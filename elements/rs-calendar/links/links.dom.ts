import type { CalendarDate, CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { compileFormat } from '../../../shared/dates/compile-format.model.js';
import { parseDate } from '../../../shared/dates/parse-date.model.js';
import { narrow } from '../days/bounds.model.js';
import { readDate } from '../options/read-date.model.js';
import type { CalendarHost, CalendarLink, LinkableCalendar } from '../rs-calendar.host.js';
import { boundFrom, cleanOffset, readLink } from './links.model.js';

/** What the linked calendars ask of a calendar. */
export interface LinkedBounds {
  readonly min: CalendarDate | null;
  readonly max: CalendarDate | null;
}

/** The links of a calendar: those that a script set, and those that its attributes name by an id. */
export function linksOf(host: LinkableCalendar): readonly CalendarLink[] {
  const named = [readLink('min', host.minFrom), readLink('max', host.maxFrom)].flatMap((rule) => {
    const input = rule && inputNamed(host, rule.from);
    return rule && input ? [{ ...rule, input }] : [];
  });
  const set = host.links.map((link) => ({ ...link, offset: cleanOffset(link.offset ?? NaN) }));
  return [...set, ...named].filter(({ input }) => input !== host.input);
}

/** The inputs that decide about a calendar, however far away in a chain. */
export function inputsBefore(
  host: LinkableCalendar,
  known: Set<HTMLInputElement> = new Set(),
): Set<HTMLInputElement> {
  for (const { input } of linksOf(host)) {
    if (known.has(input)) continue;
    known.add(input);
    const source = calendarOf(host, input);
    if (source) inputsBefore(source, known);
  }
  return known;
}

/** The bounds that follow from what the linked inputs hold now; from their own bounds where they hold nothing. */
export function linkedBounds(host: LinkableCalendar, today: CalendarDay): LinkedBounds {
  return boundsBehind(host, today, new Set());
}

/** Whether a visitor has changed one of the inputs that decide about a calendar. */
export function wasChanged(inputs: ReadonlySet<HTMLInputElement>): boolean {
  return [...inputs].some(({ value, defaultValue }) => value !== defaultValue);
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
    // What depends on a calendar decides nothing about it.
    if (source && behind.has(source)) return all;
    const format = compileFormat((source ?? host).format, (source ?? host).formatFamily);
    const date = parseDate(input.value, format);
    const hasTime = format.hasTime && !(source ?? host).withoutTimes;
    const own = source && !date ? ownBounds(source, today, behind)[bound] : null;
    const from = date ?? own;
    const made = from && { ...none, [bound]: boundFrom(from, { bound, offset }, hasTime) };
    return made ? merge(all, made) : all;
  }, none);
}

/** What a calendar without a date would still not go beyond. */
function ownBounds(
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

/** The calendar of an input. */
function calendarOf(host: LinkableCalendar, input: HTMLInputElement): LinkableCalendar | undefined {
  const root = host.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined;
  const calendars = [...root.querySelectorAll<LinkableCalendar>(host.localName)];
  return calendars.find((calendar) => calendar.input === input);
}

function inputNamed(host: CalendarHost | LinkableCalendar, id: string): HTMLInputElement | null {
  const root = host.getRootNode();
  const found = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  return found instanceof HTMLInputElement ? found : null;
}

/** The links that lead nowhere: to no input, or to the calendar's own. */
export function brokenLinks(
  host: LinkableCalendar,
): readonly { readonly option: string; readonly problem: string }[] {
  return (
    [
      ['min', host.minFrom],
      ['max', host.maxFrom],
    ] as const
  ).flatMap(([bound, text]) => {
    const rule = readLink(bound, text);
    const input = rule && inputNamed(host, rule.from);
    if (!rule || (input && input !== host.input)) return [];
    const found = input ? 'its own input' : `nothing with the id "${rule.from}"`;
    return [{ option: `${bound}-from`, problem: `found ${found}, expected the id of another input` }];
  });
}
