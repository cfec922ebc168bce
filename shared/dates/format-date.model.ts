import type { CalendarDate, DateNames } from './calendar-date.model.js';
import { weekdayOf } from './calendar-day.model.js';
import { capitalised } from './date-names.model.js';
import { dayTokensOf, timeTokensOf, tokensOf, type FormatToken } from './format-tokens.model.js';

/** The date as the format writes it; without a time only the day's part. */
export function formatDate(date: CalendarDate, format: string, names: DateNames): string {
  return write(date, date.hour === undefined ? dayTokensOf(format) : tokensOf(format), names);
}

/** The time alone as the format writes it, from minutes after midnight. */
export function formatTime(time: number, format: string, names: DateNames): string {
  const date = { year: 2000, month: 1, day: 1, hour: Math.floor(time / 60), minute: time % 60 };
  return write(date, timeTokensOf(format), names);
}

function write(date: CalendarDate, tokens: readonly FormatToken[], names: DateNames): string {
  return tokens
    .map((token) => (token.kind === 'literal' ? token.text : writeToken(date, token.spelling, names)))
    .join('');
}

function writeToken(date: CalendarDate, spelling: string, names: DateNames): string {
  const { year, month, day, hour = 0, minute = 0 } = date;
  switch (spelling) {
    case 'YYYY':
      return padded(year, 4);
    case 'YY':
      return padded(year % 100);
    case 'MMMM':
      return capitalised(names.months[month - 1] ?? '');
    case 'MMM':
      return capitalised(names.monthsShort[month - 1] ?? '');
    case 'dddd':
      return capitalised(names.weekdays[weekdayOf(date)] ?? '');
    case 'ddd':
      return capitalised(names.weekdaysShort[weekdayOf(date)] ?? '');
    case 'A':
      return hour < 12 ? 'AM' : 'PM';
    case 'a':
      return hour < 12 ? 'am' : 'pm';
    default:
      return writeNumber({ M: month, D: day, H: hour, h: hour % 12 || 12, m: minute, s: 0 }, spelling);
  }
}

interface Numbers {
  readonly M: number;
  readonly D: number;
  readonly H: number;
  readonly h: number;
  readonly m: number;
  readonly s: number;
}

/** One letter is the bare number, two are two digits. */
function writeNumber(numbers: Numbers, spelling: string): string {
  const value = new Map(Object.entries(numbers)).get(spelling.charAt(0)) ?? 0;
  return spelling.length === 1 ? String(value) : padded(value);
}

function padded(value: number, digits = 2): string {
  return String(value).padStart(digits, '0');
}
