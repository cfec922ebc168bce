import type {
  CalculationAction,
  CalculationEffect,
  OperandReading,
} from '../../../../elements/rs-form/totals/calculation.model.js';
import type { CalculationDefinition } from '../../../../elements/rs-form/definition/definition.model.js';
import { compileCalculations } from '../../../../elements/rs-form/totals/compile-totals.model.js';
import { nothingRead, totalsStep } from '../../../../elements/rs-form/totals/step-totals.model.js';

/** Returns a total, by default with the separators of English. */
export function total(
  target: string,
  expression: string,
  format: Partial<CalculationDefinition> = {},
): CalculationDefinition {
  return { target, expression, decimals: 2, decimal: '.', thousands: ',', ...format };
}

export const typed = (text: string): OperandReading => ({ type: 'text', text });
export const day = (year: number, month: number, date: number): OperandReading => ({
  type: 'date',
  seconds: Date.UTC(year, month - 1, date) / 1000,
});
export const unset: OperandReading = { type: 'date', seconds: null };

/** Values of fields, as texts or as readings. */
export type Fields = Readonly<Record<string, string | OperandReading>>;

function readingsOf(fields: Fields): ReadonlyMap<string, OperandReading> {
  return new Map(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? typed(value) : value]),
  );
}

/** Creates a form with totals and reads it once. */
export function openTotals(
  definitions: readonly CalculationDefinition[],
  fields: Fields,
  raw: readonly string[] = [],
) {
  const { plan, errors } = compileCalculations(definitions);
  const step = totalsStep(plan, (target) => raw.includes(target));
  let { state, effects } = step(nothingRead, { type: 'form-read', readings: readingsOf(fields) });

  return {
    plan,
    errors,
    /** Returns the last writes, as target and text. */
    written: () => effects.map(({ target, text }) => [target, text] as const),
    effects: (): readonly CalculationEffect[] => effects,
    state: () => state,
    send(action: CalculationAction): void {
      ({ state, effects } = step(state, action));
    },
    change(name: string, reading: string | OperandReading): void {
      this.send({
        type: 'field-changed',
        name,
        reading: typeof reading === 'string' ? typed(reading) : reading,
      });
    },
  };
}

/** Returns the number of an expression over fields. */
export function resultOf(expression: string, fields: Fields = {}): number | undefined {
  return openTotals([total('Total', expression)], fields, ['Total']).effects()[0]?.number;
}

/** Returns the error of an expression; undefined if there is none. */
export function problemOf(expression: string): string | undefined {
  return compileCalculations([total('Total', expression)]).errors[0]?.problem;
}
