import { secondsOfDate } from '../../../shared/dates/date-seconds.model.js';
import { isWithheld } from '../conditions/hidden-fields.model.js';
import { controlTraits } from '../definition/control-traits.model.js';
import type { FieldDefinition, FormDefinition } from '../definition/definition.model.js';
import { dateReaderOf } from '../definition/read-date.model.js';
import { isCalendar } from '../form/detect.dom.js';
import type { FormSession } from '../form/rs-form.session.js';
import { readPageGlobal } from '../markup/page-global.dom.js';
import type { FieldControl } from '../markup/server-form.dom.js';
import { readValues } from '../markup/values.dom.js';
import type { HeldReading, OperandReading } from './calculation.model.js';

const nothing: HeldReading = { type: 'prices', prices: [] };

/** Returns the function that reads the operand of a field, visible or withheld. */
export function createOperandReader(session: FormSession): (name: string) => OperandReading {
  const read = createHeldReader(session);
  return (name) => {
    const held = read(name);
    return isWithheld(session.visibility.state, name) ? { type: 'withheld', held } : held;
  };
}

/** Returns a function that reads the value of a field from its controls. Kinds that the server does not count have no value. */
function createHeldReader(session: FormSession): (name: string) => HeldReading {
  const { shell, form, definition } = session;
  const { fields } = definition;
  const priceOf = createPriceReader(form.formId, fields);
  const idOf = (name: string) => form.controls(name)[0]?.id ?? '';
  const dates = new Map(
    fields.filter(isCalendar).map((field) => [field.name, dateReaderOf(field, idOf(field.name))]),
  );
  const pricesOf = (name: string, values: readonly string[]): HeldReading => ({
    type: 'prices',
    prices: values.map((value) => priceOf(name, value)),
  });

  const readCustomValue = createCustomValueReader((error) => shell.report(error));

  return (name) => {
    const controls = form.controls(name);
    const own = readCustomValue(controls);
    if (typeof own === 'string') return { type: 'text', text: own };
    if (own) return pricesOf(name, own);
    if (controls.some(hasPrices)) return pricesOf(name, readValues(form, name));

    const input = controls.find((control) => control instanceof HTMLInputElement);
    const readDate = dates.get(name);
    if (!input) return nothing;
    if (!readDate) return readInput(input);
    const date = readDate(input.value);
    return { type: 'date', seconds: date && secondsOfDate(date) };
  };
}

function readInput(input: HTMLInputElement): HeldReading {
  const { type, value } = input;
  const { operand } = controlTraits(type);
  // A text that the browser cannot read is empty to scripts.
  if (operand === 'plain' && value === '' && input.validity.badInput) return { type: 'unreadable' };
  return operand === 'text' || operand === 'plain' ? { type: operand, text: value } : nothing;
}

function hasPrices({ type }: FieldControl): boolean {
  return controlTraits(type).operand === 'prices';
}

type CustomValueReader = (controls: readonly FieldControl[]) => string | readonly string[] | undefined;

/**
 * A custom control of the page can return its value by `control.rsfpGetValue()`. An error is reported once, and counts as no
 * value.
 */
function createCustomValueReader(report: (error: unknown) => void): CustomValueReader {
  return (controls) => {
    for (const control of controls) {
      if (!Object.hasOwn(control, 'rsfpGetValue')) continue;
      try {
        const value: unknown = (control as unknown as { rsfpGetValue(): unknown }).rsfpGetValue();
        if (Array.isArray(value)) return value.map(String);
        if (typeof value === 'string' || typeof value === 'number') return String(value);
      } catch (error) {
        report(error);
        return '';
      }
    }
    return undefined;
  };
}

/** The price of a field's chosen value as its author wrote it; empty where there is none. */
type PriceReader = (name: string, value: string) => string;

/** Prices come from the definition; missing ones from the table that the server wrote into the page. */
function createPriceReader(formId: number, fields: readonly FieldDefinition[]): PriceReader {
  const priced = fields.filter(({ prices = [] }) => prices.length > 0);
  const known = new Map(
    priced.map(({ name, prices = [] }) => [name, new Map(prices.map(({ value, price }) => [value, price]))]),
  );
  return (name, value) => known.get(name)?.get(value) ?? readPagePrice(formId, name, value);
}

/** `RSFormProPrices['{formId}_{name}'][value]`: own properties only, and only texts and numbers. */
function readPagePrice(formId: number, name: string, value: string): string {
  const price = readPageGlobal('RSFormProPrices', `${formId}_${name}`, value);
  return typeof price === 'string' || typeof price === 'number' ? String(price) : '';
}

/** The fields among those of totals that conditions hide, as they were when they were last looked at. */
export interface WithheldFields {
  /** Looks again. Returns the fields that were hidden or shown since. */
  follow(): readonly string[];
  /** Returns those of some names that are hidden. */
  among(names: Iterable<string>): ReadonlySet<string>;
}

/** Returns the names that are targets of conditions, once each. */
function targetsAmong(names: readonly string[], { conditions }: FormDefinition): readonly string[] {
  const targets = new Set(conditions.flatMap((condition) => condition.targets));
  return [...new Set(names)].filter((name) => targets.has(name));
}

export function createWithheldFields(
  { definition, visibility }: FormSession,
  names: readonly string[],
): WithheldFields {
  const followed = targetsAmong(names, definition);
  let known: ReadonlySet<string> = new Set();

  return {
    follow() {
      const now = new Set(followed.filter((name) => isWithheld(visibility.state, name)));
      const changed = followed.filter((name) => now.has(name) !== known.has(name));
      known = now;
      return changed;
    },
    among: (some) => new Set([...some].filter((name) => known.has(name))),
  };
}
