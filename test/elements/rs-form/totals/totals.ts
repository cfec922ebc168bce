import type {
  CalculationAction,
  CalculationEffect,
  OperandReading,
} from '../../../../elements/rs-form/totals/calculation.model.js';
import type { CalculationDefinition } from '../../../../elements/rs-form/definition/definition.model.js';
import { compileCalculations } from '../../../../elements/rs-form/totals/compile-totals.model.js';
import { nothingRead, totalsStep } from '../../../../elements/rs-form/totals/step-totals.model.js';

/** A total with the separators of English, unless told. */
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

/** Fields as texts, or as readings. */
export type Fields = Readonly<Record<string, string | OperandReading>>;

function readingsOf(fields: Fields): ReadonlyMap<string, OperandReading> {
  return new Map(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? typed(value) : value]),
  );
}

/** A form with totals, read once. */
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
    /** What was written last, as target and text. */
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

/** The number of one expression over fields. */
export function resultOf(expression: string, fields: Fields = {}): number | undefined {
  return openTotals([total('Total', expression)], fields, ['Total']).effects()[0]?.number;
}

/** What is wrong with one expression; undefined for nothing. */
export function problemOf(expression: string): string | undefined {
  return compileCalculations([total('Total', expression)]).errors[0]?.problem;
}
