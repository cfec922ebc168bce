import { ConfigError } from '../../../shared/element/config-error.js';
import type { AnySchema, Schema } from './schema.model.js';

/** Where a value stands in an author's JSON, for messages. */
export interface JsonPlace {
  readonly host: Element;
  readonly path: string;
}

/** Parses the text of a JSON script; broken JSON is the author's mistake. */
export function parseJson(host: Element, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ConfigError(host, 'JSON', String(error));
  }
}

/** Reads a value as what it must be, or throws a ConfigError that names its place. */
export function readJson<T>(schema: Schema<T>, value: unknown, host: Element): T {
  return read(schema, value, { host, path: '' }) as T;
}

function read(schema: AnySchema, value: unknown, place: JsonPlace): unknown {
  switch (schema.is) {
    case 'text':
      return typeof value === 'string' ? value : wrong(value, place, 'a text');
    case 'number':
      return typeof value === 'number' ? value : wrong(value, place, 'a number');
    case 'integer':
      return Number.isInteger(value) && Number(value) >= 0 ? value : wrong(value, place, 'a whole number');
    case 'boolean':
      return typeof value === 'boolean' ? value : wrong(value, place, 'true or false');
    case 'choice':
      return (
        schema.words.find((word) => word === value) ??
        wrong(value, place, `one of ${schema.words.join(', ')}`)
      );
    case 'optional':
      return value === undefined ? schema.fallback : read(schema.of, value, place);
    case 'list':
      if (!Array.isArray(value)) return wrong(value, place, 'a list');
      return value.map((entry, index) =>
        read(schema.of, entry, { ...place, path: `${place.path}[${index}]` }),
      );
    case 'record':
      return readRecord(value, place);
    case 'object':
      return readObject(schema.keys, value, place);
  }
}

function readObject(keys: Readonly<Record<string, AnySchema>>, value: unknown, place: JsonPlace): unknown {
  const found = ownEntries(value, place);
  for (const key of found.keys()) {
    if (!Object.hasOwn(keys, key))
      wrong(key, inside(place, key), `one of the keys ${Object.keys(keys).join(', ')}`);
  }
  const values = Object.entries(keys).map(
    ([key, schema]) => [key, read(schema, found.get(key), inside(place, key))] as const,
  );
  return Object.fromEntries(values.filter(([, one]) => one !== undefined));
}

function readRecord(value: unknown, place: JsonPlace): unknown {
  const texts = [...ownEntries(value, place)].filter(([key]) => !isReserved(key));
  return Object.fromEntries(texts.map(([key, one]) => [key, read({ is: 'text' }, one, inside(place, key))]));
}

/** No text has such a key. */
function isReserved(key: string): boolean {
  return /^(__proto__|prototype|constructor)$/.test(key);
}

function ownEntries(value: unknown, place: JsonPlace): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return wrong(value, place, 'an object');
  return new Map<string, unknown>(Object.entries(value));
}

function inside(place: JsonPlace, key: string): JsonPlace {
  return { ...place, path: place.path ? `${place.path}.${key}` : key };
}

/** The one wording of a mistake in a definition, whoever finds it. */
export function wrong(value: unknown, { host, path }: JsonPlace, expected: string): never {
  const found = JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
  throw new ConfigError(host, `JSON at ${path || 'the top'}`, `found ${found}, expected ${expected}`);
}
