import type { CalendarDate, DateNames } from '../../../shared/dates/calendar-date.model.js';
import { dayOf } from '../../../shared/dates/calendar-day.model.js';
import { compileFormat, type DateFormat } from '../../../shared/dates/compile-format.model.js';
import { parseDate } from '../../../shared/dates/parse-date.model.js';
import { isFullDay, takeApart, type TypedText } from './typed-text.model.js';

/** Difference between the text and the date that was read. */
export type TypedChange = 'last-day' | 'added-year';

export interface TypedDate {
  readonly date: CalendarDate;
  readonly change: TypedChange | null;
}

/** Rules for reading a text. */
export interface TypedRules {
  readonly options: { readonly format: DateFormat };
  readonly names: DateNames;
}

/** Parser of a text. If it is lenient, a day that its month does not have becomes the last day of the month. */
type Read = (text: TypedText, isLenient: boolean) => CalendarDate | null;

const isoFormat = compileFormat('YYYY-MM-DD HH:mm', 'moment');

/**
 * Parses a text as a date: in the format, in ISO 8601, or with the name of a month. A day that its month does not have
 * becomes the last day of the month.
 *
 * @returns The date; null for every other text.
 */
export function readTyped(text: string, rules: TypedRules): TypedDate | null {
  const typed = takeApart(text, rules.names);
  const { format } = rules.options;
  // Without a year the hour would be read as the year.
  if (typed.isWithoutYear && isFullDay(format)) return null;
  const reads = readsOf(typed, rules);
  const date = firstDate(reads, typed, false);
  if (date) return { date, change: null };
  const lastDay = firstDate(reads, typed, true);
  return lastDay && { date: lastDay, change: 'last-day' };
}

function firstDate(reads: readonly Read[], text: TypedText, isLenient: boolean): CalendarDate | null {
  for (const read of reads) {
    const date = read(text, isLenient);
    if (date) return date;
  }
  return null;
}

/** Returns the parser for a day whose parts have another order than in the format, with the time after it. */
export function readAs(order: DateFormat, { options: { format }, names }: TypedRules): Read {
  const { dayTokens } = order;
  const timeTokens = order.hasTime ? order.timeTokens : format.timeTokens;
  const tokens = format.hasTime ? [...dayTokens, ...timeTokens] : dayTokens;
  const mixed = { ...format, tokens, dayTokens, timeTokens };
  return ({ day, time }, fallsBackToLastDay) => {
    const date = parseDate(`${day} ${time}`, mixed, { names: [names], fallsBackToLastDay });
    return date && (format.hasTime ? date : dayOf(date));
  };
}

/** Returns the parsers for a text, the most likely one first. The year of an ISO date is never read as a day. */
function readsOf({ plain, namedOrder }: TypedText, rules: TypedRules): readonly Read[] {
  const { options, names } = rules;
  const byFormat: Read = (text, fallsBackToLastDay) =>
    parseDate(text.plain, options.format, { names: [names], fallsBackToLastDay });
  if (/^\d{4}([-/.])\d{1,2}\1\d{1,2}(?!\d)/.test(plain)) {
    const first = options.format.tokens.find(({ kind }) => kind !== 'literal');
    const byIso = readAs(isoFormat, rules);
    return first?.kind === 'year' ? [byFormat, byIso] : [byIso];
  }
  if (!namedOrder) return [byFormat];
  const byName = readAs(namedOrder, rules);
  return hasName(options.format) ? [byFormat, byName] : [byName];
}

function hasName({ dayTokens }: DateFormat): boolean {
  return dayTokens.some((token) => token.kind === 'month' && token.spelling.startsWith('MMM'));
}
