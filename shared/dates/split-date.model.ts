/** The three selects of a split date; null for what is absent or not chosen. */
export interface SplitDate {
  readonly day: number | null;
  readonly month: number | null;
  readonly year: number | null;
}

const longestMonth = 31;
const shortestMonth = 28;

/** A year with the longest February. */
const leapYear = 2000;

/** The last day that a month has; without a year that of its longest year, without a month the longest of all. */
export function lastDayOf(month: number | null, year: number | null): number {
  // Day 0 is the last one of the month before.
  return month === null ? longestMonth : new Date(Date.UTC(year ?? leapYear, month, 0)).getUTCDate();
}

/**
 * The day in place of one that the month does not have: the last valid one, from 31 down to 28.
 * Null where the day may stay, or where none of those is on offer.
 */
export function fallBack(
  { day, month, year }: SplitDate,
  isOffered: (day: number) => boolean = () => true,
): number | null {
  const last = lastDayOf(month, year);
  if (day === null || day <= last) return null;
  for (let valid = last; valid >= shortestMonth; valid -= 1) if (isOffered(valid)) return valid;
  return null;
}
