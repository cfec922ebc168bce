/** Calendar day without a time and without a time zone. */
export interface CalendarDay {
  readonly year: number;
  /** Month from 1 (January) to 12. */
  readonly month: number;
  readonly day: number;
}

/** Calendar day with an optional time. */
export interface CalendarDate extends CalendarDay {
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
}

export type CalendarMonth = Pick<CalendarDay, 'year' | 'month'>;

/** Names of a language, from January and from Sunday on. */
export interface DateNames {
  /** Twelve names, and twelve more where the language has other ones in a date. */
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** Suffixes of ordinal numbers: the general one, then those of 1, 2 and 3 if they differ. */
  readonly ordinals?: readonly string[];
}

/** Returns the text of a key, with its values inserted. */
export type Translate = (key: string, ...values: (string | number)[]) => string;

/** Default format of a date with its time, in moment tokens. */
export const defaultDateFormat = 'DD-MM-YYYY HH:mm';

/** Limits of date parsing. */
export const dateLimits = Object.freeze({
  minutesPerDay: 1440,
  /** First year that is read: four digits, after the calendar reform of 1582. */
  earliestYear: 1600,
  latestYear: 9999,
  /** Longest text that is parsed, in UTF-16 code units. */
  maxTextLength: 200,
  /** Highest two-digit year in the 2000s; higher ones are in the 1900s. */
  lastTwoDigitYearOf2000s: 50,
});
