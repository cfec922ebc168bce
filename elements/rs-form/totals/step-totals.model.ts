import type { Step } from '../../../shared/store/step.model.js';
import {
  type CalculationAction,
  type CalculationEffect,
  type OperandReading,
  readOperand,
} from './calculation.model.js';
import { formatNumber, roundNumber } from '../../../shared/numbers/format-number.model.js';
import type { CalculationPlan, Total } from './compile-totals.model.js';

/** Known values of the operands. */
export interface TotalsState {
  /** The values of all operands, by slot. */
  readonly values: Float64Array;
  /** Slot → the field whose text is no number, for each value that is unknown because of it. */
  readonly waiting: ReadonlyMap<number, string>;
  /** The totals that conditions hide. */
  readonly hidden: ReadonlySet<string>;
}

export type TotalsStep = Step<TotalsState, CalculationEffect>;

/** Before anything was read. */
export const nothingRead: TotalsState = Object.freeze({
  values: new Float64Array(),
  waiting: new Map<number, string>(),
  hidden: new Set<string>(),
});

/** The digits that a number holds for certain: 0.1 + 0.2 is 0.3. */
const certainDigits = 15;

/** A state that a step still writes to. */
interface Draft extends TotalsState {
  readonly waiting: Map<number, string>;
}

/**
 * Decides on totals. `writesRaw` returns true for a total in a number input: the number is written unrounded, and totals
 * that read it use that number. Other totals are read as they are shown, rounded.
 */
export function totalsStep(
  plan: CalculationPlan,
  writesRaw: (target: string) => boolean,
): (state: TotalsState, action: CalculationAction) => TotalsStep {
  const all = plan.totals.map((_, place) => place);
  const targets = new Set(plan.totals.map(({ target }) => target));

  return (state, action) => {
    if (action.type === 'form-read') {
      const draft = {
        ...state,
        values: new Float64Array(plan.slotCount),
        waiting: new Map<number, string>(),
      };
      for (const [name, reading] of action.readings) if (!targets.has(name)) put(plan, draft, name, reading);
      return evaluate(plan, draft, all, writesRaw);
    }

    const isUnread = state.values.length === 0;
    const draft = { ...state, values: state.values.slice(), waiting: new Map(state.waiting) };
    if (action.type === 'totals-hidden') {
      const now = { ...draft, hidden: action.targets };
      const changed = plan.totals.filter(({ target }) => now.hidden.has(target) !== state.hidden.has(target));
      return evaluate(plan, now, isUnread ? [] : placesOf(plan, changed), writesRaw);
    }

    const affected = targets.has(action.name) ? [] : plan.affectedBy(action.name);
    if (affected.length === 0 || isUnread) return { state, effects: [] };
    put(plan, draft, action.name, action.reading);
    return evaluate(plan, draft, affected, writesRaw);
  };
}

/** Stores the value of a field, once for each way in which totals read it. */
function put(plan: CalculationPlan, draft: Draft, name: string, reading: OperandReading): void {
  for (const { at, format, countsHidden } of plan.slotsOf(name)) {
    const number = readOperand(reading, format, countsHidden);
    know(draft, at, countable(number ?? 0), number === null ? name : undefined);
  }
}

/** Works out the totals at some places, each after those that it reads. */
function evaluate(
  plan: CalculationPlan,
  draft: Draft,
  places: readonly number[],
  writesRaw: (target: string) => boolean,
): TotalsStep {
  const effects = places.map((place) => {
    const total = plan.totals[place] as Total;
    const effect = effectOf(draft, total, writesRaw(total.target));
    for (const { at, countsHidden } of plan.slotsOf(total.target)) {
      const isLeftOut = draft.hidden.has(total.target) && !countsHidden;
      know(draft, at, isLeftOut ? 0 : effect.number, isLeftOut ? undefined : effect.waitsFor);
    }
    return effect;
  });
  return { effects, state: draft };
}

/** Writes a value down, or the field that it waits for. */
function know({ values, waiting }: Draft, at: number, number: number, waitsFor: string | undefined): void {
  values[at] = number;
  if (waitsFor === undefined) waiting.delete(at);
  else waiting.set(at, waitsFor);
}

/** Returns the places of some totals and of all that depend on them, in their order. */
function placesOf(plan: CalculationPlan, changed: readonly Total[]): readonly number[] {
  const places = changed.flatMap((total) => [plan.totals.indexOf(total), ...plan.affectedBy(total.target)]);
  return [...new Set(places)].sort((one, other) => one - other);
}

/** Returns the state of a total: a number, an overflow, or waiting for a field. */
function effectOf({ values, waiting }: TotalsState, total: Total, isRaw: boolean): CalculationEffect {
  const { slots } = total;
  const waitsAt = waiting.size > 0 ? slots.find((at) => waiting.has(at)) : undefined;
  const waitsFor = waitsAt === undefined ? undefined : waiting.get(waitsAt);
  const unknown = { type: 'write-total', target: total.target, text: '', number: 0 } as const;
  if (waitsFor !== undefined) return { ...unknown, waitsFor };
  const result = total.evaluate(values);
  const isTooLarge = Number.isFinite(result)
    ? Math.abs(result) > Number.MAX_SAFE_INTEGER
    : // An endless result without such a number is a division by nothing, which counts 0.
      slots.some((at) => Math.abs(values[at] ?? 0) === Infinity);
  if (isTooLarge) return { ...unknown, number: result < 0 ? -Infinity : Infinity, isTooLarge };
  return written(total, result, isRaw);
}

/** A number whose digits are not certain counts as endless: so does all that is worked out from it. */
function countable(number: number): number {
  return Math.abs(number) > Number.MAX_SAFE_INTEGER ? Math.sign(number) * Infinity : number;
}

function written({ target, format }: Total, result: number, isRaw: boolean): CalculationEffect {
  const exact = exactOf(Number.isFinite(result) ? result : 0);
  const number = isRaw ? exact : roundNumber(result, format.decimals);
  return { type: 'write-total', target, text: formatNumber(result, format), number };
}

/** A number of so many digits is as it is. */
function exactOf(number: number): number {
  return Math.abs(number) < 10 ** certainDigits ? Number(number.toPrecision(certainDigits)) + 0 : number;
}
