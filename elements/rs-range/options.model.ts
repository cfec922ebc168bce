/** Settings of a slider, as the author wrote them. */
export interface RangeSettings {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Two handles: from and to. */
  readonly double?: boolean;
  /** Words in place of numbers, in the order of the slider. */
  readonly values?: readonly string[];
  /** Texts before and after a shown value; spaces count. */
  readonly prefix?: string;
  readonly suffix?: string;
}

/** Settings of a slider: `max` is a whole number of steps above `min`. */
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

/** Positions of the handles: one or two numbers, ascending. With words, indexes in their list. */
export type Positions = readonly number[];

/** Separator of the two values of a text. */
export const rangeSeparator = '-';

/** Tolerance of floating-point arithmetic, as a share of a step. */
const tolerance = 1e-9;
const mostDecimals = 10;

/**
 * Returns the settings with their defaults.
 *
 * @returns The settings; null if they make no slider.
 */
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
