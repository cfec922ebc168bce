/** The three selects of a split date: null for one that is not chosen, undefined for one that the form does not have. */
export interface SplitDate {
  readonly day: number | null;
  readonly month: number | null | undefined;
  readonly year: number | null | undefined;
}

const longestMonth = 31;
const shortestMonth = 28;

/** A year with the longest February. */
const leapYear = 2000;

/**
 * Returns the last day that can be chosen: 31 until the month and the year are chosen, then the last day of the month. If
 * the form does not ask for the year, it is the last day of the month in a leap year.
 */
export function lastDayOf({ month, year }: Pick<SplitDate, 'month' | 'year'>): number {
  if (!month || year === null) return longestMonth;
  // Day 0 is the last one of the month before.
  return new Date(Date.UTC(year ?? leapYear, month, 0)).getUTCDate();
}

/**
 * The day in place of one that the month does not have: the last valid one, from 31 down to 28.
 * Null where the day may stay, or where none of those is on offer.
 */
export function fallBack(
  { day, ...monthAndYear }: SplitDate,
  isOffered: (day: number) => boolean = () => true,
): number | null {
  const last = lastDayOf(monthAndYear);
  if (day === null || day <= last) return null;
  for (let valid = last; valid >= shortestMonth; valid -= 1) if (isOffered(valid)) return valid;
  return null;
}
