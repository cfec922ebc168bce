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
    for (const { at, format } of plan.slotsOf(name)) values[at] = readOperand(reading, format);
  }

  function evaluate(values: Float64Array, places: readonly number[]): readonly CalculationEffect[] {
    return places.map((place) => {
      const total = plan.totals[place] as Total;
      const effect = effectOf(total, total.evaluate(values), writesRaw(total.target));
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

function effectOf({ target, format }: Total, result: number, isRaw: boolean): CalculationEffect {
  const exact = Number.isFinite(result) ? Number(result.toPrecision(certainDigits)) + 0 : 0;
  const number = isRaw ? exact : roundNumber(result, format.decimals);
  return { type: 'write-total', target, text: formatNumber(result, format), number };
}
