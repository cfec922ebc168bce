import { defaultDateFormat } from '../../../shared/dates/calendar-date.model.js';
import { dayOf } from '../../../shared/dates/calendar-day.model.js';
import {
  compileFormat,
  type DateFormat,
  type FormatFamily,
} from '../../../shared/dates/compile-format.model.js';
import { suiteNames } from '../../../shared/dates/date-names.model.js';
import { formatDate } from '../../../shared/dates/format-date.model.js';
import { hasDateForm, parseDate } from '../../../shared/dates/parse-date.model.js';

const isoFormat = compileFormat('YYYY-MM-DD HH:mm', 'moment');

/** Tokens that are written as words. */
const named = /^(MMM|d|[MD]?o|[Aa])/;

/** Start of a date as autofill writes it. */
const isoDay = /^\s*\d{4}-\d{1,2}-\d{1,2}(?!\d)/;

/**
 * Reads a text that was filled into a date field whose calendar has not loaded.
 *
 * @param format Format of the field; empty for the default.
 * @returns The text in the format, an ISO date rewritten. Null for a text that is no date. A format with names of months or days
 *   accepts every text, because the names of its language come with the calendar.
 */
export function readFilledDate(text: string, format: string, family: FormatFamily): string | null {
  const compiled = compileFormat(format || defaultDateFormat, family);
  const [names] = suiteNames;
  if (!names || hasNames(compiled)) return text;
  if (!isoDay.test(text) || startsWithYear(compiled)) return parseDate(text, compiled) && text;
  const date = parseDate(text, isoFormat);
  return date && formatDate(compiled.hasTime ? date : dayOf(date), compiled, names);
}

/** Returns true for a date in the format that does not exist, such as 31 February. */
export function isImpossibleDate(text: string, format: string, family: FormatFamily): boolean {
  const compiled = compileFormat(format || defaultDateFormat, family);
  const isForm = !hasNames(compiled) && hasDateForm(text, compiled);
  return isForm && readFilledDate(text, format, family) === null;
}

function hasNames({ tokens }: DateFormat): boolean {
  return tokens.some((token) => token.kind !== 'literal' && named.test(token.spelling));
}

function startsWithYear({ tokens }: DateFormat): boolean {
  return tokens.find(({ kind }) => kind !== 'literal')?.kind === 'year';
}
