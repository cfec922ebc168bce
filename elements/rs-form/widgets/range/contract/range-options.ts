/** What the author says about a slider; every setting is optional. */
export interface RangeSettings {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Two handles: from and to. */
  readonly double?: boolean;
  /** Words in place of numbers, in the order of the slider. */
  readonly values?: readonly string[];
  /** What stands before and behind a shown value; spaces are the author's. */
  readonly prefix?: string;
  readonly suffix?: string;
}

/** Settings that hold: `max` can be reached from `min` in whole steps. */
export interface RangeOptions {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly decimals: number;
  readonly isDouble: boolean;
  readonly values: readonly string[];
  readonly prefix: string;
  readonly suffix: string;
}

/** Where the handles stand: one or two numbers, ascending. With words, their places in the list. */
export type Positions = readonly number[];

/** What stands between the two values of a text. */
export const rangeSeparator = '-';
