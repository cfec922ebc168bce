import { dateLimits, type DateNames } from '../../../shared/dates/calendar-date.model.js';
import { compileFormat, type DateFormat } from '../../../shared/dates/compile-format.model.js';
import { fold } from '../../../shared/dates/fold-text.model.js';
import { spellOutMonths } from './spell-out-months.model.js';

/** Text that a visitor typed for a date, split into parts that are not parsed yet. */
export interface TypedText {
  /** Whole text, with plain letters, ASCII digits and whole names of months. */
  readonly plain: string;
  /** The text without a time of day, and the time. */
  readonly day: string;
  readonly time: string;
  /** Order of the parts if one of them is the name of a month; otherwise null. */
  readonly namedOrder: DateFormat | null;
  /** Flag: it has a day and a month, and nothing that could be their year. */
  readonly isWithoutYear: boolean;
}

const [dayFirst, monthFirst, yearFirst] = [
  compileFormat('D MMMM YYYY', 'moment'),
  compileFormat('MMMM D YYYY', 'moment'),
  compileFormat('YYYY MMMM D', 'moment'),
];

/** Splits a text. A text that is too long counts as empty. */
export function splitText(text: string, names: DateNames): TypedText {
  const isTooLong = text.length > dateLimits.maxTextLength;
  const plain = isTooLong ? '' : spellOutMonths(fold(text).trim(), names);
  const [time = ''] = /\d{1,2}\s?[:h]\s?\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\b)?/.exec(plain) ?? [];
  const day = plain.replace(time, ' ').trim();
  const namedOrder = namedOrderOf(day, names);
  const numbers = day.match(/\d+/g) ?? [];
  const isWithoutYear =
    numbers.length === (namedOrder ? 1 : 2) && numbers.every((number) => number.length <= 2);
  return { plain, day, time, namedOrder, isWithoutYear };
}

/** Returns true for a format that writes a day, its month and its year. */
export function isFullDay({ dayTokens }: DateFormat): boolean {
  const kinds = new Set(dayTokens.map(({ kind }) => kind));
  return kinds.has('day') && kinds.has('month') && kinds.has('year');
}

/**
 * Returns the order of a text with the name of a month. With three numbers there is none: "mar 12-03-2027" is a
 * Tuesday.
 */
function namedOrderOf(day: string, names: DateNames): DateFormat | null {
  if (!hasMonth(day, names) || (day.match(/\d+/g) ?? []).length > 2) return null;
  if (/^\D*\d{4}/.test(day)) return yearFirst;
  const [, behindNumber = ''] = /\d+(.*)/.exec(day) ?? [];
  return hasMonth(behindNumber, names) ? dayFirst : monthFirst;
}

function hasMonth(text: string, { months, monthsShort }: DateNames): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const known = new Set([...months, ...monthsShort].map((name) => fold(name).replace(/\.$/, '')));
  return words.some((word) => known.has(word));
}
