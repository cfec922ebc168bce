import type { CalendarDate, CalendarDay } from '../../../shared/dates/calendar-date.model.js';
import { compareDays, dayOf } from '../../../shared/dates/calendar-day.model.js';
import { calendarLimits, type DayRange } from './options.model.js';
import { readDate, readTime } from './read-date.model.js';

/** Diagnostic: a setting of the author's that makes no sense. It is ignored and reported. */
export interface Mistake {
  readonly option: string;
  readonly found: string;
  readonly expected: string;
}

/** Reads the texts of attributes one after the other and keeps what was wrong with them. */
export class OptionReader {
  readonly mistakes: Mistake[] = [];
  readonly #today: CalendarDay;

  constructor(today: CalendarDay) {
    this.#today = today;
  }

  /** Notes a value that cannot be meant as it was written, or that the others contradict. */
  refuse(option: string, found: string, expected: string): void {
    this.mistakes.push({ option, found: found.trim(), expected });
  }

  /** A bound, with a time or without. */
  date(option: string, text: string): CalendarDate | null {
    return this.#read(option, text, 'a date such as 12/24/2027, 2027-12-24 09:00, today or today+7', (one) =>
      readDate(one, this.#today),
    );
  }

  /** A time of the day in minutes; what has no colon is no time. */
  time(option: string, text: string): number | null {
    return this.#read(option, text, 'a time such as 09:30', readTime);
  }

  /** The time that a date without one gets: the day's first, or one of the day in minutes. */
  completion(option: string, text: string): number | 'first' | null {
    return this.#read(option, text, '"first", or a time such as 09:30', (one) =>
      one === 'first' ? one : readTime(one),
    );
  }

  /** Days and ranges of days, separated by commas. */
  days(option: string, text: string): readonly DayRange[] {
    const expected = 'dates such as 12/24/2027 or 2027-12-24..2027-12-31, separated by commas';
    return this.#list(option, text, expected, (one) => this.#range(one));
  }

  /** Weekdays, 0 for Sunday to 6. */
  weekdays(option: string, text: string): readonly number[] {
    return this.#list(option, text, 'numbers from 0 (Sunday) to 6, separated by commas', (one) =>
      /^[0-6]$/.test(one) ? Number(one) : null,
    );
  }

  /** Times of the day in minutes, in their order. */
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
    const parts = text.split(',').slice(0, calendarLimits.maxListed);
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
