import { type AnySchema, type Schema, schemaFor } from './schema.model.js';

/** Keys and indices that lead from the top of a JSON value to a part of it. */
export type JsonPath = readonly (string | number)[];

/**
 * Receives a part of a value that its schema does not allow.
 *
 * @param path Path of the part.
 * @param found The part; undefined for a missing key, the key itself for an unknown key.
 * @param expected The schema of the part; for an unknown key, the known keys.
 */
export type ReportInvalid = (path: JsonPath, found: unknown, expected: AnySchema | readonly string[]) => void;

/**
 * Reads the valid parts of a value; undefined where there are none. An invalid part is reported and left out: a key gets
 * its fallback, a list loses the entry, and an object that must be whole is left out with it.
 */
export const readJson = read as <T>(
  schema: Schema<T>,
  value: unknown,
  report?: ReportInvalid,
) => T | undefined;

/** The longest path of a schema that contains itself: beyond, the stack would overflow. A level has two steps. */
export const longestPath = 400;

function read(
  schema: AnySchema,
  value: unknown,
  report: ReportInvalid = () => {},
  path: JsonPath = [],
): unknown {
  if (schema.is === 'optional') {
    return (value === undefined ? undefined : read(schema.of, value, report, path)) ?? schema.fallback;
  }
  if (schema.is === 'keyed') {
    if (path.length > longestPath) return report(path, path.length >> 1, schema);
    return read(schemaFor(schema, value), value, report, path);
  }
  if (!fits(schema, value)) {
    report(path, value, schema);
    return undefined;
  }
  if (schema.is === 'object') return readObject(schema, value as object, report, path);
  if (schema.is !== 'list') return value;
  return (
    (value as readonly unknown[])
      .map((entry, index) => read(schema.of, entry, report, [...path, index]))
      .filter((entry) => entry !== undefined)
      // The copy has no room for more entries, as the list of a filter has.
      .slice()
  );
}

/** Returns true if a value is of the schema's kind. The content of a list or an object is not checked. */
function fits(schema: Exclude<AnySchema, { is: 'optional' | 'keyed' }>, value: unknown): boolean {
  switch (schema.is) {
    case 'any':
      return true;
    case 'choice':
      return schema.words.some((word) => word === value);
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0;
    case 'scalar':
      return typeof value === 'string' || typeof value === 'number';
    case 'texts':
      return [value].flat().every((one) => typeof one === 'string');
    case 'list':
      return Array.isArray(value);
    case 'object':
      // A list is an object to JavaScript, but not to JSON.
      return value === Object(value) && !Array.isArray(value);
    default:
      return typeof value === schema.is;
  }
}

/** Keys that no text has, and that must not be written into an object. */
const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

function readObject(
  { keys, isWhole, rest }: Extract<AnySchema, { is: 'object' }>,
  value: object,
  report: ReportInvalid,
  path: JsonPath,
): unknown {
  let isUsable = true;
  const reportInside: ReportInvalid = (...invalid) => {
    if (isWhole) isUsable = false;
    report(...invalid);
  };
  const found: [string, unknown][] = [];
  const given = new Map<string, unknown>(Object.entries(value));
  for (const [key, schema] of Object.entries(keys)) {
    const one = read(schema, given.get(key), reportInside, [...path, key]);
    given.delete(key);
    if (one !== undefined) found.push([key, one]);
    else if (schema.is !== 'optional') isUsable = false;
  }
  for (const [key, entry] of given) {
    if (!rest) reportInside([...path, key], key, Object.keys(keys));
    else if (read(rest, entry, report, [...path, key]) !== undefined && !unsafeKeys.has(key))
      found.push([key, entry]);
  }
  return isUsable ? Object.fromEntries(found) : undefined;
}
