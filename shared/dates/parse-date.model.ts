import { dateLimits, type CalendarDate, type DateNames } from './calendar-date.model.js';
import { addDays, isDay } from './calendar-day.model.js';
import { suiteNames } from './date-names.model.js';
import { fold } from './fold-text.model.js';
import type { DateFormat, FormatToken, TokenKind } from './compile-format.model.js';

/** Settings of the parser. */
export interface ParseSettings {
  /** Languages whose names are accepted. */
  readonly names?: readonly DateNames[];
}

/** Kinds of tokens that a text may omit. */
const optionalKinds: ReadonlySet<TokenKind> = new Set<TokenKind>([
  'weekday',
  'ordinal',
  'quarter',
  'second',
  'fraction',
]);

type Found = ReadonlyMap<TokenKind, number>;
type DateToken = Exclude<FormatToken, { kind: 'literal' }>;

/**
 * Parses a date leniently: separators and trailing text are ignored. A text without a complete time yields a day
 * without a time.
 *
 * @returns Null if the day is incomplete or a part is out of range.
 */
export function parseDate(
  text: string,
  format: DateFormat,
  settings: ParseSettings = {},
): CalendarDate | null {
  const scanned = scanDate(text, format, settings);
  if (!scanned) return null;
  const date = dateOf(scanned.found);
  return scanned.isWhole ? withTime(date, scanned.found) : date;
}

/**
 * Returns true for a text with all parts of a date, each a number of its own, or all together as in 31022027. The text is
 * a date, or a part is out of range, as in 31 February.
 */
export function hasDateForm(text: string, format: DateFormat, settings: ParseSettings = {}): boolean {
  const scanned = scanDate(text, format, settings);
  return scanned !== null && scanned.found.has('year') && !scanned.splitsNumbers;
}

/** Finds the parts of a date: with its time if the text has one (`isWhole`), otherwise those of the day. */
function scanDate(
  text: string,
  format: DateFormat,
  { names = suiteNames }: ParseSettings,
): (Scan & { isWhole: boolean }) | null {
  if (text.length > dateLimits.maxTextLength) return null;
  const plain = fold(text).trim();
  const whole = scan(plain, format.tokens, names);
  if (whole) return { ...whole, isWhole: true };
  const day = scan(plain, format.dayTokens, names);
  // If the time comes first, remaining digits mean that a time was read as a day.
  const isTimeFirst = format.tokens.find(({ kind }) => kind !== 'literal') === format.timeTokens[0];
  return day && !(isTimeFirst && /\d/.test(day.rest)) ? { ...day, isWhole: false } : null;
}

interface Scan {
  readonly found: Found;
  readonly rest: string;
  /** True if two parts were read from one number that is no date without separators. */
  readonly splitsNumbers: boolean;
}

/** Matches the tokens one after the other; null if a required token finds nothing. */
function scan(text: string, tokens: readonly FormatToken[], names: readonly DateNames[]): Scan | null {
  const found = new Map<TokenKind, number>();
  let rest = text;
  let splitsNumbers = false;
  for (const token of tokens) {
    if (token.kind === 'literal') {
      rest = behindWord(rest, fold(token.text).trim());
      continue;
    }
    const piece = find(rest, token, names);
    if (piece) {
      found.set(token.kind, piece.value);
      rest = rest.slice(piece.end);
      splitsNumbers ||= splitsNumber(text, text.length - rest.length);
    } else if (isNeeded(token.kind, found.get('hour') ?? 1)) return null;
  }
  return { found, rest, splitsNumbers };
}

/** Lengths of dates without separators: `DDMMYY`, `DDMMYYYY`, and these with `HHmm` or `HHmmss`. */
const compactLengths: ReadonlySet<number> = new Set([6, 8, 10, 12, 14]);

/** Returns true if an index is inside a number that is no date without separators. */
function splitsNumber(text: string, index: number): boolean {
  return [...text.matchAll(/\d+/g)].some(
    ({ index: start, 0: { length } }) =>
      start < index && index < start + length && !compactLengths.has(length),
  );
}

/**
 * Skips a literal word of the format, which could otherwise be read as a month. A word with digits, such as `24h`, is
 * searched for.
 */
function behindWord(text: string, word: string): string {
  const at = /\d\D|\D\d/.test(word) ? text.indexOf(word) : text.search(/[\p{L}\d]/u);
  return word !== '' && at >= 0 && text.startsWith(word, at) ? text.slice(at + word.length) : text;
}

/** Returns true if a token is required. Seconds may be missing, and am or pm after an hour above 12. */
function isNeeded(kind: TokenKind, hour: number): boolean {
  if (kind === 'meridiem') return hour > 0 && hour <= 12;
  return !optionalKinds.has(kind);
}

interface Piece {
  readonly value: number;
  readonly end: number;
}

function find(text: string, token: DateToken, names: readonly DateNames[]): Piece | null {
  const { kind, spelling } = token;
  if (/^MMM|^dd/.test(spelling)) return findName(text, kind === 'month', names);
  const match = patternOf(token)?.exec(text);
  if (!match) return null;
  const [piece] = match;
  return { value: valueOf(piece, token), end: match.index + piece.length };
}

function patternOf({ kind, spelling }: DateToken): RegExp | null {
  switch (kind) {
    case 'year':
      // One or three digits are an error. The next number must not become the year.
      return spelling === 'YY' ? /\d{4}(?!\d)|\d{1,2}/ : /^\D*(?:\d{4}|\d{2}(?!\d))/;
    case 'meridiem':
      return /[ap]\.?\s?m/;
    case 'ordinal':
      return null;
    case 'weekday':
    case 'quarter':
      return /\d/;
    case 'day-of-year':
    case 'fraction':
      return /\d{1,3}/;
    default:
      // The suffix of an ordinal number is part of it, because a literal may follow.
      return spelling.endsWith('o') ? /\d{1,2}(?:o(?!ct)|st|nd|rd|th)?/ : /\d{1,2}/;
  }
}

function valueOf(piece: string, { kind, spelling }: DateToken): number {
  if (kind === 'meridiem') return piece.startsWith('p') ? 12 : 0;
  const [digits = ''] = /\d+/.exec(piece) ?? [];
  const value = Number(digits);
  // Hours from 1 to 24: 24 is midnight at the beginning of the day.
  if (spelling.startsWith('k') && value === 24) return 0;
  if (kind !== 'year' || digits.length > 2) return value;
  return value + (value > dateLimits.lastTwoDigitYearOf2000s ? 1900 : 2000);
}

/** Finds the first name in a text, the longest one at that place. Its value counts from 1. */
function findName(text: string, isMonth: boolean, names: readonly DateNames[]): Piece | null {
  let at = Infinity;
  let found: Piece | null = null;
  for (const { months, monthsShort, weekdays, weekdaysShort } of names)
    for (const list of isMonth ? [months, monthsShort] : [weekdays, weekdaysShort])
      for (const [index, name] of list.entries()) {
        const plain = fold(name).replace(/\.$/, '');
        const start = plain === '' ? -1 : text.indexOf(plain);
        const nameEnd = start + plain.length;
        const end = text.charAt(nameEnd) === '.' ? nameEnd + 1 : nameEnd;
        // `ma` is Tuesday, but `marzo` is not.
        const isPart = !isMonth && /^\p{L}/u.test(text.slice(end));
        if (start < 0 || isPart || start > at || (found && start === at && end <= found.end)) continue;
        at = start;
        // A month may have a second name, for dates.
        found = { value: (index % 12) + 1, end };
      }
  return found;
}

/** Returns the date of the values found. A format without a day or a month means the first one, as in moment. */
function dateOf(found: Found): CalendarDate | null {
  const year = found.get('year');
  if (year === undefined) return null;
  const dayOfYear = found.get('day-of-year');
  if (dayOfYear !== undefined) {
    const date = addDays({ year, month: 1, day: 1 }, dayOfYear - 1);
    return date.year === year ? date : null;
  }
  const month = found.get('month') ?? (found.get('quarter') ?? 1) * 3 - 2;
  const date = { year, month, day: found.get('day') ?? 1 };
  return isDay(date) ? date : null;
}

function withTime(date: CalendarDate | null, found: Found): CalendarDate | null {
  const written = found.get('hour');
  const meridiem = found.get('meridiem');
  if (!date || written === undefined) return date;
  const hour = meridiem === undefined || written > 12 ? written : (written % 12) + meridiem;
  const minute = found.get('minute') ?? 0;
  const second = found.get('second') ?? 0;
  if (hour === 24 && minute + second + (found.get('fraction') ?? 0) === 0)
    return { ...addDays(date, 1), hour: 0, minute: 0 };
  if (hour >= 24 || minute >= 60 || second >= 60) return null;
  return { ...date, hour, minute, ...(second > 0 ? { second } : {}) };
}
