import type { FieldDefinition } from '../../contract/form-definition.js';
import { readPageGlobal } from '../page/page-global.js';

/** The price of a field's chosen value as its author wrote it; empty where there is none. */
export type PriceReader = (name: string, value: string) => string;

/** Prices come from the definition; what is not there, from the table that the server wrote into the page. */
export function createPriceReader(formId: number, fields: readonly FieldDefinition[]): PriceReader {
  const known = new Map(
    fields
      .filter(({ prices = [] }) => prices.length > 0)
      .map(({ name, prices = [] }) => [name, new Map(prices.map(({ value, price }) => [value, price]))]),
  );
  return (name, value) => known.get(name)?.get(value) ?? readPagePrice(formId, name, value);
}

/** `RSFormProPrices['{formId}_{name}'][value]`: own properties only, and only texts and numbers. */
function readPagePrice(formId: number, name: string, value: string): string {
  const price = readPageGlobal('RSFormProPrices', `${formId}_${name}`, value);
  return typeof price === 'string' || typeof price === 'number' ? String(price) : '';
}
