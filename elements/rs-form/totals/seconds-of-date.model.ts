/** A day, and its time where one is known, as people write them. */
export interface WallTime {
  readonly year: number;
  /** 1 for January to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
}

/** Seconds since the epoch, counted as if the clock were UTC: a day has 86,400 of them, also when clocks change. */
export function secondsOfDate({ year, month, day, hour = 0, minute = 0 }: WallTime): number {
  return Date.UTC(year, month - 1, day, hour, minute) / 1000;
}
