import type { OperandReading } from '../../contract/calculation.js';
import type { PriceReader } from './read-prices.js';
import { readValues } from '../form/read-values.js';
import type { FieldControl, ServerForm } from '../form/server-form.js';

/** What a calendar's text means in seconds; null where it is no date. */
export type DateReader = (text: string) => number | null;

interface OperandParts {
  readonly form: ServerForm;
  readonly priceOf: PriceReader;
  /** The calendars of the form. */
  readonly dates: ReadonlyMap<string, DateReader>;
}

const nothing: OperandReading = { type: 'prices', prices: [] };

/** Reads what one field gives to a calculation. Kinds of fields that the server does not count are nothing. */
export function createOperandReader({
  form,
  priceOf,
  dates,
}: OperandParts): (name: string) => OperandReading {
  const pricesOf = (name: string, values: readonly string[]): OperandReading => ({
    type: 'prices',
    prices: values.map((value) => priceOf(name, value)),
  });

  return (name) => {
    const controls = form.controls(name);
    const own = readOwnValue(controls);
    if (typeof own === 'string') return { type: 'text', text: own };
    if (own) return pricesOf(name, own);
    if (controls.some(isChoice)) return pricesOf(name, readValues(form, name));

    const input = controls.find((control) => control instanceof HTMLInputElement);
    const readDate = dates.get(name);
    if (input && readDate) return { type: 'date', seconds: readDate(input.value) };
    return input ? readInput(input) : nothing;
  };
}

function readInput({ type, value }: HTMLInputElement): OperandReading {
  switch (type) {
    case 'text':
    case 'hidden':
      return { type: 'text', text: value };
    case 'number':
    case 'range':
      return { type: 'plain', text: value };
    default:
      return nothing;
  }
}

function isChoice(control: FieldControl): boolean {
  if (control instanceof HTMLSelectElement) return true;
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

/** A page's own control can say what it holds: `control.rsfpGetValue()`. What it throws is no value. */
function readOwnValue(controls: readonly FieldControl[]): string | readonly string[] | undefined {
  for (const control of controls) {
    if (!Object.hasOwn(control, 'rsfpGetValue')) continue;
    try {
      const value: unknown = (control as unknown as { rsfpGetValue(): unknown }).rsfpGetValue();
      if (Array.isArray(value)) return value.map(String);
      if (typeof value === 'string' || typeof value === 'number') return String(value);
    } catch {
      return '';
    }
  }
  return undefined;
}
