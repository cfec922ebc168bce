import type { RangeOptions, RangeSettings } from '../contract/range-options.js';

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
