import type { AnySchema, Schema } from './schema.model.js';

/**
 * Reads the valid parts of a value; undefined where there are none. An invalid part is left out: a key gets its fallback,
 * a list loses the entry, and an object that must be whole is left out with it. Calls `told` for every mistake; the
 * validator of the schema describes it.
 */
export const readJson = read as <T>(schema: Schema<T>, value: unknown, told?: () => void) => T | undefined;

function read(schema: AnySchema, value: unknown, told = () => {}): unknown {
  if (schema.is === 'optional') {
    return (value === undefined ? undefined : read(schema.of, value, told)) ?? schema.fallback;
  }
  const found = readPlain(schema, value, told);
  if (found === undefined) told();
  return found;
}

function readPlain(
  schema: Exclude<AnySchema, Extract<AnySchema, { is: 'optional' }>>,
  value: unknown,
  told: () => void,
): unknown {
  switch (schema.is) {
    case 'choice':
      return schema.words.find((word) => word === value);
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
    case 'scalar':
      return typeof value === 'string' || typeof value === 'number' ? value : undefined;
    case 'list':
      if (!Array.isArray(value)) return undefined;
      return value.map((entry) => read(schema.of, entry, told)).filter((entry) => entry !== undefined);
    case 'record':
      return isObject(value) ? readRecord(value, told) : undefined;
    case 'object':
      return isObject(value) ? readObject(schema, value, told) : undefined;
    default:
      return typeof value === schema.is ? value : undefined;
  }
}

/** Keys that no text has, and that must not be written into an object. */
const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** A list is an object to JavaScript, but not to JSON. */
function isObject(value: unknown): value is object {
  return value === Object(value) && !Array.isArray(value);
}

function readObject(
  { keys, isWhole, isOpen }: Extract<AnySchema, { is: 'object' }>,
  value: object,
  told: () => void,
): unknown {
  let isRight = true;
  const mistaken = () => {
    isRight = false;
    told();
  };
  const given = new Map<string, unknown>(Object.entries(value));
  const found: [string, unknown][] = [];
  for (const [key, schema] of Object.entries(keys)) {
    const one = read(schema, given.get(key), mistaken);
    given.delete(key);
    if (one !== undefined) found.push([key, one]);
    else if (schema.is !== 'optional') return undefined;
  }
  if (isOpen) found.push(...given);
  else if (given.size > 0) mistaken();
  return isRight || !isWhole ? Object.fromEntries(found) : undefined;
}

function readRecord(value: object, told: () => void): unknown {
  const entries = Object.entries(value).filter(([key]) => !unsafeKeys.has(key));
  const texts = entries.filter(([, text]) => typeof text === 'string');
  if (texts.length < entries.length) told();
  return Object.fromEntries(texts);
}
