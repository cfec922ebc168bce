import type { CalculationAction, CalculationEffect, OperandReading } from './calculation.model.js';
import { formatNumber, roundNumber, readOperand } from './numbers.model.js';
import type { CalculationPlan, Total } from './compile-totals.model.js';

/** The values of all operands, by slot. */
export interface TotalsState {
  readonly values: Float64Array;
}

export interface TotalsStep {
  readonly state: TotalsState;
  readonly effects: readonly CalculationEffect[];
}

/** Before anything was read. */
export const nothingRead: TotalsState = Object.freeze({ values: new Float64Array() });

/** The digits that a number holds for certain: 0.1 + 0.2 is 0.3. */
const certainDigits = 15;

/**
 * Decides on totals. `writesRaw` says whether a total stands in a number input: it takes the number as it is, and so
 * do the totals that read it; the others count with what the visitor sees, rounded.
 */
export function totalsStep(
  plan: CalculationPlan,
  writesRaw: (target: string) => boolean,
): (state: TotalsState, action: CalculationAction) => TotalsStep {
  const all = plan.totals.map((_, place) => place);
  const targets = new Set(plan.totals.map(({ target }) => target));

  function put(values: Float64Array, name: string, reading: OperandReading): void {
    if (targets.has(name)) return;
    for (const { at, format } of plan.slotsOf(name)) values[at] = countable(readOperand(reading, format));
  }

  function evaluate(values: Float64Array, places: readonly number[]): readonly CalculationEffect[] {
    return places.map((place) => {
      const total = plan.totals[place] as Total;
      const result = total.evaluate(values);
      const effect = isTooLarge(plan, total, result, values)
        ? tooLarge(total, result)
        : effectOf(total, result, writesRaw(total.target));
      for (const { at } of plan.slotsOf(total.target)) values[at] = effect.number;
      return effect;
    });
  }

  return (state, action) => {
    if (action.type === 'form-read') {
      const values = new Float64Array(plan.slotCount);
      for (const [name, reading] of action.readings) put(values, name, reading);
      return { effects: evaluate(values, all), state: { values } };
    }

    const affected = targets.has(action.name) ? [] : plan.affectedBy(action.name);
    if (affected.length === 0 || state.values.length === 0) return { state, effects: [] };
    const values = state.values.slice();
    put(values, action.name, action.reading);
    return { effects: evaluate(values, affected), state: { values } };
  };
}

/** A number whose digits are not certain counts as endless: so does all that is worked out from it. */
function countable(number: number): number {
  return Math.abs(number) > Number.MAX_SAFE_INTEGER ? Math.sign(number) * Infinity : number;
}

/** What is endless without such a number is a division by nothing, which counts 0. */
function isTooLarge(
  plan: CalculationPlan,
  { operands }: Total,
  result: number,
  values: Float64Array,
): boolean {
  if (Number.isFinite(result)) return Math.abs(result) > Number.MAX_SAFE_INTEGER;
  const slots = operands.flatMap(({ name }) => plan.slotsOf(name));
  return slots.some(({ at }) => Math.abs(values[at] ?? 0) === Infinity);
}

function tooLarge({ target }: Total, result: number): CalculationEffect {
  return {
    type: 'write-total',
    target,
    text: '',
    number: result < 0 ? -Infinity : Infinity,
    isTooLarge: true,
  };
}

function effectOf({ target, format }: Total, result: number, isRaw: boolean): CalculationEffect {
  const exact = exactOf(Number.isFinite(result) ? result : 0);
  const number = isRaw ? exact : roundNumber(result, format.decimals);
  return { type: 'write-total', target, text: formatNumber(result, format), number };
}

/** A number of so many digits is as it is. */
function exactOf(number: number): number {
  return Math.abs(number) < 10 ** certainDigits ? Number(number.toPrecision(certainDigits)) + 0 : number;
}
