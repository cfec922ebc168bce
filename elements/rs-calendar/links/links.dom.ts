import type { CalendarHost, CalendarLink, LinkableCalendar } from '../rs-calendar.host.js';
import { type Members, unclobbered } from '../../../shared/dom/unclobbered.js';
import { cleanOffset, readLink } from './links.model.js';

/** Returns the links of a calendar: those that a script has set, and those of its attributes. */
export function linksOf(host: LinkableCalendar): readonly CalendarLink[] {
  const named = [readLink('min', host.minFrom), readLink('max', host.maxFrom)].flatMap((rule) => {
    const input = rule && inputNamed(host, rule.from);
    return rule && input ? [{ ...rule, input }] : [];
  });
  const set = host.links.map((link) => ({ ...link, offset: cleanOffset(link.offset) }));
  return [...set, ...named].filter(({ input }) => input !== host.input);
}

/** Returns the inputs that bound a calendar, also over several links. */
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

/** Returns true if a visitor has changed one of the inputs that a calendar is linked to. */
export function wasChanged(inputs: ReadonlySet<HTMLInputElement>): boolean {
  return [...inputs].some(({ value, defaultValue }) => value !== defaultValue);
}

/** Returns the calendar of an input; undefined for none. */
export function calendarOf(host: LinkableCalendar, input: HTMLInputElement): LinkableCalendar | undefined {
  const calendars = scopeOf(host)?.querySelectorAll<LinkableCalendar>(host.localName) ?? [];
  return [...calendars].find((calendar) => calendar.input === input);
}

/** Returns the input with an id beside a calendar; null for none. */
export function inputNamed(host: CalendarHost | LinkableCalendar, id: string): HTMLInputElement | null {
  const found = scopeOf(host)?.getElementById(id);
  return found instanceof HTMLInputElement ? found : null;
}

/** Returns the document or the shadow root in which an element is; null for one that is in neither. */
function scopeOf(host: Element): Members<Document | ShadowRoot> | null {
  const root = host.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? unclobbered(root) : null;
}
