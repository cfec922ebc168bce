import { definitionFormat } from '../../../elements/rs-form/definition/authored-format.model.js';
import { type AnySchema, schemaFor } from '../../../shared/json/schema.model.js';
import type { PlaygroundForm } from './playground.model.js';

/** A form's JSON as an author would write it. */
export type WrittenForm = object;

/** Returns the JSON of a form without the keys whose values are the format's defaults. */
export function compactForm(form: PlaygroundForm): WrittenForm {
  return Object(writtenBy(definitionFormat, form)) as object;
}

/** Returns a value without what its schema adds by itself, and without keys that the schema does not have. */
export function writtenBy(schema: AnySchema, value: unknown): unknown {
  if (schema.is === 'optional') return isDefault(schema, value) ? undefined : writtenBy(schema.of, value);
  if (schema.is === 'keyed') return writtenBy(schemaFor(schema, value), value);
  if (schema.is === 'list' && Array.isArray(value)) return value.map((entry) => writtenBy(schema.of, entry));
  if (schema.is !== 'object' || typeof value !== 'object' || value === null) return value;
  const given = new Map<string, unknown>(Object.entries(value));
  const known = Object.entries(schema.keys).map(
    ([key, one]) => [key, writtenBy(one, given.get(key))] as const,
  );
  const others = [...given].filter(([key]) => schema.rest && !Object.hasOwn(schema.keys, key));
  return Object.fromEntries([...known, ...others].filter(([, one]) => one !== undefined));
}

function isDefault({ fallback, of }: Extract<AnySchema, { is: 'optional' }>, value: unknown): boolean {
  if (value === undefined) return true;
  // The pages of a form are written, also if there are none.
  if (of.is === 'list' && of.of.is === 'object' && 'fields' in of.of.keys) return false;
  return JSON.stringify(value) === JSON.stringify(fallback);
}
