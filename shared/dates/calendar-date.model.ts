/** A day as people write it: no instant, no time zone, so nothing can shift it. */
export interface CalendarDay {
  readonly year: number;
  /** 1 for January to 12. */
  readonly month: number;
  readonly day: number;
}

/** A day, and its time where one is known. */
export interface CalendarDate extends CalendarDay {
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
}

export type CalendarMonth = Pick<CalendarDay, 'year' | 'month'>;

/** The words of a language, from January and from Sunday on. */
export interface DateNames {
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  readonly weekdays: readonly string[];
  readonly weekdaysShort: readonly string[];
  /** The ends of ordinal numbers: the usual one, and where they differ those of 1, 2 and 3. */
  readonly ordinals?: readonly string[];
}

/** The text of a key, with its places filled. */
export type Translate = (key: string, ...values: (string | number)[]) => string;

/** How a date with its time is written where nobody says otherwise, in moment tokens. */
export const defaultDateFormat = 'DD-MM-YYYY HH:mm';

/** Bounds of what is read as a date. */
export const dateLimits = Object.freeze({
  minutesPerDay: 1440,
  /** Years with four digits and without the calendar reforms. */
  earliestYear: 1600,
  latestYear: 9999,
  /** A longer text is no date: nothing in it is read. */
  maxTextLength: 200,
  /** Two-digit years above this one belong to the 1900s. */
  lastTwoDigitYearOf2000s: 50,
});
