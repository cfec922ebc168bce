import { defaultDateFormat } from '../../../shared/dates/calendar-date.model.js';
import {
  compileFormat,
  type DateFormat,
  type FormatFamily,
} from '../../../shared/dates/compile-format.model.js';
import { suiteNames } from '../../../shared/dates/date-names.model.js';
import { formatDate } from '../../../shared/dates/format-date.model.js';
import { tables } from '../../../shared/dates/format-tables.model.js';
import { parseDate } from '../../../shared/dates/parse-date.model.js';
import type { FieldChange, PlaygroundField } from './playground.model.js';

type Calendar = Pick<PlaygroundField, 'type' | 'format' | 'formatFamily'>;

/** Returns the tokens in which a calendar's format is read: those of YUI for the server's simple calendar. */
export function familyOfCalendar({ type, formatFamily }: Calendar): FormatFamily {
  return formatFamily ?? (type === 'simple-calendar' ? 'yui' : 'auto');
}

/** Returns the compiled format of a calendar. */
export function formatOfCalendar(field: Calendar): DateFormat {
  return compileFormat(field.format || defaultDateFormat, familyOfCalendar(field));
}

/** Returns true if a date that is written in the calendar's format can be read again. */
export function canHoldDate(field: Calendar): boolean {
  const format = formatOfCalendar(field);
  const [names] = suiteNames;
  const date = { year: 2027, month: 12, day: 24, hour: 10, minute: 30 };
  return names !== undefined && parseDate(formatDate(date, format, names), format) !== null;
}

/** Returns a change of a field that, with another type, also spells the format in the tokens of that type. */
export function withSpelledFormat(field: PlaygroundField, change: FieldChange): FieldChange {
  const { type } = change;
  if (type === undefined || !field.format || field.formatFamily) return change;
  const family = familyOfCalendar({ type });
  if (family === familyOfCalendar(field)) return change;
  return { ...change, format: spelledIn(family, formatOfCalendar(field)) };
}

/** Returns a format in the tokens of a family; moment's tokens for `auto`. A token that it lacks stays. */
function spelledIn(family: FormatFamily, { tokens }: DateFormat): string {
  const { meanings } = tables[family === 'auto' ? 'moment' : family];
  const spellings = new Map([...meanings].map(([theirs, ours]) => [ours, theirs]));
  const pieces = tokens.map((token) => {
    if (token.kind !== 'literal') return spellings.get(token.spelling) ?? token.spelling;
    return /[A-Za-z]/.test(token.text) ? `[${token.text}]` : token.text;
  });
  return pieces.join('');
}
