import { dateLimits, type CalendarDate, type DateNames } from './calendar-date.model.js';
import { addDays, inMonth, isDay } from './calendar-day.model.js';
import { formatDate } from './format-date.model.js';
import { ownNames } from './date-names.model.js';
import { dayTokensOf, tokensOf, type FormatToken, type TokenKind } from './format-tokens.model.js';

/** How a text is read. */
export interface ParseSettings {
  /** The languages whose names are understood. */
  readonly names?: readonly DateNames[];
  /** Whether a day that its month does not have becomes the month's last day. */
  readonly fallsBackToLastDay?: boolean;
}

type Found = ReadonlyMap<TokenKind, string | number>;

/**
 * The date in a text, read leniently: separators and what follows do not matter. A text without its whole time
 * is a day without a time; a text without its whole day, or with an impossible part, is no date.
 */
export function parseDate(text: string, format: string, settings: ParseSettings = {}): CalendarDate | null {
  if (text.length > dateLimits.maxTextLength) return null;
  const names = settings.names ?? ownNames;

  const whole = scan(text, tokensOf(format), names);
  if (whole) return withTime(dateOf(whole, settings), whole);
  const day = scan(text, dayTokensOf(format), names);
  return day && dateOf(day, settings);
}

/** The date in a text that is written exactly as the format writes it: what the server will accept. */
export function parseExactly(text: string, format: string, names: DateNames): CalendarDate | null {
  const date = parseDate(text, format, { names: [names] });
  return date && formatDate(date, format, names) === text ? date : null;
}

/** What the tokens find, each after the one before; null where one finds nothing. */
function scan(text: string, tokens: readonly FormatToken[], names: readonly DateNames[]): Found | null {
  const found = new Map<TokenKind, string | number>();
  let rest = text;
  for (const token of tokens) {
    if (token.kind === 'literal') continue;
    const piece = find(rest, token.spelling, names);
    if (!piece) return null;
    found.set(token.kind, piece.value);
    rest = rest.slice(piece.end);
  }
  return found;
}

interface Piece {
  readonly value: string | number;
  readonly end: number;
}

function find(text: string, spelling: string, names: readonly DateNames[]): Piece | null {
  const lists = namesFor(spelling, names);
  if (lists) return findName(text, lists);
  const match = patternOf(spelling).exec(text);
  if (!match) return null;
  const [piece] = match;
  const end = match.index + piece.length;
  if (spelling.startsWith('Y')) return { value: fullYear(piece), end };
  return { value: /^\d/.test(piece) ? Number(piece) : piece, end };
}

function patternOf(spelling: string): RegExp {
  if (spelling === 'YYYY') return /(?<!\d)(?:\d{4}|\d{2}(?!\d))/;
  if (spelling === 'YY') return /(?<!\d)(?:\d{4}(?!\d)|\d{2})/;
  return spelling.toLowerCase() === 'a' ? /[ap]\.?\s?m/i : /\d{1,2}/;
}

function namesFor(spelling: string, names: readonly DateNames[]): readonly (readonly string[])[] | null {
  if (/^M{3,4}$/.test(spelling)) return names.flatMap(({ months, monthsShort }) => [months, monthsShort]);
  if (spelling.startsWith('dd'))
    return names.flatMap(({ weekdays, weekdaysShort }) => [weekdays, weekdaysShort]);
  return null;
}

/** The first name in a text, the longest where several begin there; its value counts from 1. */
function findName(text: string, lists: readonly (readonly string[])[]): Piece | null {
  const lower = text.toLowerCase();
  const hits = lists
    .flatMap((list) => list.map((name, index) => ({ name: name.toLowerCase(), value: index + 1 })))
    .map(({ name, value }) => ({ value, at: name === '' ? -1 : lower.indexOf(name), length: name.length }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at || other.length - one.length);
  const [first] = hits;
  return first ? { value: first.value, end: first.at + first.length } : null;
}

/** The day of what was found; a format without a day or month means the first one, as in moment. */
function dateOf(found: Found, { fallsBackToLastDay = false }: ParseSettings): CalendarDate | null {
  const year = found.get('year');
  if (typeof year !== 'number') return null;
  const date = { year, month: numberIn(found, 'month', 1), day: numberIn(found, 'day', 1) };
  if (isDay(date)) return date;

  const isLostDay = fallsBackToLastDay && date.day <= 31 && isDay({ ...date, day: 1 });
  return isLostDay && date.day > 0 ? inMonth(date, date.day) : null;
}

function withTime(date: CalendarDate | null, found: Found): CalendarDate | null {
  if (!date || !found.has('hour')) return date;
  const hour = hourOf(numberIn(found, 'hour', 0), found.get('meridiem'));
  const [minute, second] = [numberIn(found, 'minute', 0), numberIn(found, 'second', 0)];
  if (hour === 24 && minute === 0 && second === 0) return { ...addDays(date, 1), hour: 0, minute: 0 };
  return hour < 24 && minute < 60 && second < 60 ? { ...date, hour, minute } : null;
}

function hourOf(hour: number, meridiem: string | number | undefined): number {
  if (typeof meridiem !== 'string' || hour > 12) return hour;
  return (hour % 12) + (/^p/i.test(meridiem) ? 12 : 0);
}

function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year > dateLimits.lastTwoDigitYearOf2000s ? 1900 + year : 2000 + year;
}

function numberIn(found: Found, kind: TokenKind, fallback: number): number {
  const value = found.get(kind);
  return typeof value === 'number' ? value : fallback;
}
