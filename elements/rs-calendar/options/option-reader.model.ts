import type { CalendarDate, CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { compareDays, dayOf } from '../../../shared/dates/calendar-day.model.js';
import { maxListed } from './limits.model.js';
import type { DayRange } from './options.model.js';
import { readDate, readTime } from './read-date.model.js';

/** Diagnostic: an invalid option of the author. It is ignored and reported. */
export interface OptionDiagnostic {
  readonly option: string;
  readonly found: string;
  readonly expected: string;
}

/** Parses the texts of attributes and collects the diagnostics. */
export class OptionReader {
  readonly diagnostics: OptionDiagnostic[] = [];
  readonly #today: CalendarDay;

  constructor(today: CalendarDay) {
    this.#today = today;
  }

  /** Adds a diagnostic for a value that is invalid, or that contradicts another one. */
  refuse(option: string, found: string, expected: string): void {
    this.diagnostics.push({ option, found: found.trim(), expected });
  }

  /** Parses a bound, with or without a time. */
  date(option: string, text: string): CalendarDate | null {
    return this.#read(option, text, 'a date such as 12/24/2027, 2027-12-24 09:00, today or today+7', (one) =>
      readDate(one, this.#today),
    );
  }

  /** Parses a time of the day, in minutes. A text without a colon is invalid. */
  time(option: string, text: string): number | null {
    return this.#read(option, text, 'a time such as 09:30', readTime);
  }

  /** Parses the time that completes a date: `first`, `now`, or a time of the day in minutes. */
  completion(option: string, text: string): number | 'first' | 'now' | null {
    return this.#read(option, text, '"first", "now", or a time such as 09:30', (one) =>
      one === 'first' || one === 'now' ? one : readTime(one),
    );
  }

  /** Parses days and ranges of days, separated by commas. */
  days(option: string, text: string): readonly DayRange[] {
    const expected = 'dates such as 12/24/2027 or 2027-12-24..2027-12-31, separated by commas';
    return this.#list(option, text, expected, (one) => this.#range(one));
  }

  /** Parses weekdays, 0 for Sunday to 6. */
  weekdays(option: string, text: string): readonly number[] {
    return this.#list(option, text, 'numbers from 0 (Sunday) to 6, separated by commas', (one) =>
      /^[0-6]$/.test(one) ? Number(one) : null,
    );
  }

  /** Parses times of the day, in minutes, ascending. */
  times(option: string, text: string): readonly number[] | null {
    const times = this.#list(option, text, 'times such as 09:30, separated by commas', readTime);
    return times.length > 0 ? [...new Set(times)].sort((one, other) => one - other) : null;
  }

  #range(text: string): DayRange | null {
    const [from = null, to = from, more] = text.split('..').map((one) => readDate(one, this.#today));
    if (!from || !to || more !== undefined || compareDays(from, to) > 0) return null;
    return { from: dayOf(from), to: dayOf(to) };
  }

  #list<Item>(option: string, text: string, expected: string, read: (one: string) => Item | null): Item[] {
    const parts = text.split(',').slice(0, maxListed);
    const items = parts.map((part) => this.#read(option, part, expected, read));
    return items.filter((item): item is Awaited<Item> & Item => item !== null);
  }

  #read<Value>(
    option: string,
    text: string,
    expected: string,
    read: (text: string) => Value | null,
  ): Value | null {
    const found = text.trim();
    if (found === '') return null;
    const value = read(found);
    if (value === null) this.refuse(option, found, expected);
    return value;
  }
}
