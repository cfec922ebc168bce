import { defaultDateFormat } from '../../shared/dates/calendar-date.model.js';

/** What a form's author may set on a calendar. */
export interface CalendarOptions {
  /** How the visible text is written, in moment or PHP tokens. */
  readonly format: string;
  /** Whether the month is always on show. */
  readonly inline: boolean;
  /** The distance of two time slots, in minutes. */
  readonly stepMinutes: number;
  /** The first day of the week, 0 for Sunday to 6 for Saturday. */
  readonly weekStart: number;
  /** The first and the last year that can be shown and chosen. */
  readonly firstYear: number;
  readonly lastYear: number;
}

export const calendarDefaults: CalendarOptions = Object.freeze({
  format: defaultDateFormat,
  inline: true,
  stepMinutes: 60,
  weekStart: 1,
  firstYear: 1950,
  lastYear: 2050,
});

/** Bounds of our own: what an author writes beyond them is brought back inside. */
export const calendarLimits = Object.freeze({
  /** The most entries of the year list. */
  maxYears: 300,
  /** Where the list of times opens while none is chosen, in minutes after midnight. */
  usualFirstMinutes: 540,
});
