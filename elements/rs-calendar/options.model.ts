/** What an author may set on a calendar. Every attribute of the tag that concerns dates is one of these. */
export interface CalendarOptions {
  /** How the text is written, in moment or PHP tokens. */
  readonly format: string;
  /** The distance of two time slots, in minutes. */
  readonly stepMinutes: number;
  /** The first day of the week, 0 for Sunday to 6 for Saturday. */
  readonly weekStart: number;
  /** The first and the last year that can be shown and chosen. */
  readonly firstYear: number;
  readonly lastYear: number;
}

export const calendarDefaults: CalendarOptions = Object.freeze({
  format: 'Y/m/d H:i',
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

/** Stands for the first day of the week that is usual in the language of the page. */
export const usualWeekStart = -1;

/** Where the week begins on Sunday. Spanish, as most of the world, begins on Monday. */
const sundayLanguages: ReadonlySet<string> = new Set(['en', 'en-us', 'en-ca', 'pt-br', 'ja', 'ko', 'he']);

/** The first day of the week in a language. */
export function weekStartIn(language: string): number {
  return sundayLanguages.has(language.trim().toLowerCase()) ? 0 : calendarDefaults.weekStart;
}
