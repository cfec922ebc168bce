import type { CalendarDate, DateNames } from '../../../shared/dates/calendar-date.model.js';
import { dayOf } from '../../../shared/dates/calendar-day.model.js';
import { compileFormat, type DateFormat } from '../../../shared/dates/compile-format.model.js';
import { hasDateForm, parseDate } from '../../../shared/dates/parse-date.model.js';
import { isFullDay, splitText, type TypedText } from './typed-text.model.js';

/** Rules for reading a text. */
export interface TypedRules {
  readonly options: { readonly format: DateFormat };
  readonly names: DateNames;
}

/** One way to read a text: its parts in an order. */
export interface Reading {
  readonly text: string;
  readonly order: DateFormat;
}

const isoFormat = compileFormat('YYYY-MM-DD HH:mm', 'moment');

/**
 * Parses a text as a date: in the format, in ISO 8601, or with the name of a month.
 *
 * @returns The date; null for every other text, and for a date that does not exist, such as 31 February.
 */
export function readTyped(text: string, rules: TypedRules): CalendarDate | null {
  for (const reading of readingsOf(text, rules)) {
    const date = parseReading(reading, rules);
    if (date) return date;
  }
  return null;
}

/** Returns true for a text with the parts of a date, with its year, which is a date or does not exist. */
export function hasTypedForm(text: string, rules: TypedRules): boolean {
  return readingsOf(text, rules).some((reading) => hasReadingForm(reading, rules));
}

/** Returns the date of a reading; null if there is no such date. A format without a time means the whole day. */
export function parseReading({ text, order }: Reading, { options, names }: TypedRules): CalendarDate | null {
  const date = parseDate(text, order, { names: [names] });
  return date && !options.format.hasTime ? dayOf(date) : date;
}

/** Returns true if the text has the parts of a date in the order of the reading. */
export function hasReadingForm({ text, order }: Reading, { names }: TypedRules): boolean {
  return hasDateForm(text, order, { names: [names] });
}

/** Returns the reading of a day whose parts have another order than in the format, with the time after it. */
export function readingAs(order: DateFormat, { day, time }: TypedText, { options }: TypedRules): Reading {
  const { format } = options;
  const { dayTokens } = order;
  const timeTokens = order.hasTime ? order.timeTokens : format.timeTokens;
  const tokens = format.hasTime ? [...dayTokens, ...timeTokens] : dayTokens;
  return { text: `${day} ${time}`, order: { ...format, tokens, dayTokens, timeTokens } };
}

/** Returns the readings of a text, the most likely one first. The year of an ISO date is never read as a day. */
function readingsOf(text: string, rules: TypedRules): readonly Reading[] {
  const { format } = rules.options;
  const typed = splitText(text, rules.names);
  const { plain, namedOrder, isWithoutYear } = typed;
  // Without a year the hour would be read as the year.
  if (isWithoutYear && isFullDay(format)) return [];
  const byFormat = { text: plain, order: format };
  if (/^\d{4}([-/.])\d{1,2}\1\d{1,2}(?!\d)/.test(plain)) {
    const first = format.tokens.find(({ kind }) => kind !== 'literal');
    const byIso = readingAs(isoFormat, typed, rules);
    return first?.kind === 'year' ? [byFormat, byIso] : [byIso];
  }
  if (!namedOrder) return [byFormat];
  const byName = readingAs(namedOrder, typed, rules);
  return hasName(format) ? [byFormat, byName] : [byName];
}

function hasName({ dayTokens }: DateFormat): boolean {
  return dayTokens.some((token) => token.kind === 'month' && token.spelling.startsWith('MMM'));
}
