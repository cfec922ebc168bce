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

/** Floating point: what is a step short by less than this has arrived. */
const tolerance = 1e-9;
const mostDecimals = 10;

/** Settings that hold; null where no slider can be made of them. */
export function cleanOptions(settings: RangeSettings): RangeOptions | null {
  const { double = false, values = [], prefix = '', suffix = '' } = settings;
  const {
    min = 0,
    max = 100,
    step = 1,
  } = values.length > 0 ? { min: 0, max: values.length - 1, step: 1 } : settings;
  const steps = Math.floor((max - min) / step + tolerance);
  if (!Number.isFinite(min) || !Number.isFinite(steps) || !(step > 0) || steps < 1) return null;

  const decimals = Math.max(decimalsOf(min), decimalsOf(step));
  const reached = Number((min + steps * step).toFixed(decimals));
  return { min, max: reached, step, decimals, isDouble: double, values, prefix, suffix };
}

function decimalsOf(value: number): number {
  for (let decimals = 0; decimals < mostDecimals; decimals += 1)
    if (Number(value.toFixed(decimals)) === value) return decimals;
  return mostDecimals;
}
