import type { CalendarDate, DateNames } from './calendar-date.model.js';
import { daysBefore, weekdayOf } from './calendar-day.model.js';
import type { DateFormat, FormatToken } from './compile-format.model.js';
import { capitalised } from './date-names.model.js';

/** Formats a date. A date without a time is written by the day's part of the format. */
export function formatDate(date: CalendarDate, format: DateFormat, names: DateNames): string {
  return write(date, date.hour === undefined ? format.dayTokens : format.tokens, names);
}

/**
 * Formats a time.
 *
 * @param time - Minutes after midnight.
 */
export function formatTime(time: number, format: DateFormat, names: DateNames): string {
  const date = { year: 2000, month: 1, day: 1, hour: Math.floor(time / 60), minute: time % 60 };
  return write(date, format.timeTokens, names);
}

function write(date: CalendarDate, tokens: readonly FormatToken[], names: DateNames): string {
  return tokens
    .map((token) => (token.kind === 'literal' ? token.text : writeToken(date, token.spelling, names)))
    .join('');
}

function writeToken(date: CalendarDate, spelling: string, names: DateNames): string {
  const { month, day, hour = 0 } = date;
  const meridiem = hour < 12 ? 'AM' : 'PM';
  const weekday = weekdayOf(date);
  switch (spelling) {
    case 'MMMM':
      return capitalised(names.months[month - 1]);
    case 'MMM':
      return capitalised(names.monthsShort[month - 1]);
    case 'dddd':
      return capitalised(names.weekdays[weekday]);
    case 'ddd':
    case 'dd':
      return capitalised(names.weekdaysShort[weekday]);
    case 'Mo':
      return month + ordinalEnd(month, names);
    case 'Do':
      return day + ordinalEnd(day, names);
    case 'o':
      return ordinalEnd(day, names);
    case 'A':
      return meridiem;
    case 'a':
      return meridiem.toLowerCase();
    default:
      return writeNumber(date, spelling);
  }
}

/** Formats a number with as many digits as its token has letters; `DDD` is not padded, `DDDD` has three digits. */
function writeNumber(date: CalendarDate, spelling: string): string {
  const length = spelling.startsWith('DDD') ? spelling.length * 2 - 5 : spelling.length;
  return String(numberOf(date, spelling)).padStart(length, '0');
}

function numberOf(date: CalendarDate, spelling: string): number {
  const { year, month, day, hour = 0, minute = 0, second = 0 } = date;
  switch (spelling.charAt(0)) {
    case 'Y':
      return spelling === 'YY' ? year % 100 : year;
    case 'Q':
      return Math.ceil(month / 3);
    case 'M':
      return month;
    case 'D':
      return spelling.length > 2 ? daysBefore(date) + 1 : day;
    case 'E':
      return weekdayOf(date) || 7;
    case 'H':
      return hour;
    case 'h':
      return hour % 12 || 12;
    case 'k':
      return hour || 24;
    case 'm':
      return minute;
    case 's':
      return second;
    case 'S':
      return 0;
    default:
      return weekdayOf(date);
  }
}

/** Returns the suffix of an ordinal number, by its last digit; 11 to 19 have the general one. */
function ordinalEnd(number: number, { ordinals = [] }: DateNames): string {
  const isTeen = Math.floor(number / 10) === 1;
  return ordinals[isTeen ? 0 : number % 10] ?? ordinals[0] ?? '';
}
