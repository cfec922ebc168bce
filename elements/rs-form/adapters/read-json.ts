import { ConfigError } from '../../../shared/element/config-error.js';

/** Where a value stands in an author's JSON, for messages. */
export interface JsonPlace {
  readonly host: Element;
  readonly path: string;
}

/** Reads one value, or throws a ConfigError that names its place. */
export type Read<T> = (value: unknown, place: JsonPlace) => T;

export const text: Read<string> = (value, place) =>
  typeof value === 'string' ? value : wrong(value, place, 'a text');

export const number: Read<number> = (value, place) =>
  typeof value === 'number' ? value : wrong(value, place, 'a number');

export const flag: Read<boolean> = (value, place) =>
  typeof value === 'boolean' ? value : wrong(value, place, 'true or false');

export function choice<const Word>(words: readonly Word[]): Read<Word> {
  return (value, place) =>
    words.find((word) => word === value) ?? wrong(value, place, `one of ${words.join(', ')}`);
}

/** A value that may be missing. */
export function or<T, const F>(read: Read<T>, fallback: F): Read<T | F> {
  return (value, place) => (value === undefined ? fallback : read(value, place));
}

/** A list of values; missing means empty. */
export function list<T>(read: Read<T>): Read<readonly T[]> {
  return (value, place) => {
    if (value === undefined) return [];
    if (!Array.isArray(value)) return wrong(value, place, 'a list');
    return value.map((entry, index) => read(entry, { ...place, path: `${place.path}[${index}]` }));
  };
}

/** An object with these keys and no others. */
export function record<Shape>(shape: { readonly [Key in keyof Shape]-?: Read<Shape[Key]> }): Read<Shape> {
  const known = Object.entries<Read<unknown>>(shape);
  return (value, place) => {
    const found = ownEntries(value, place);
    for (const key of found.keys()) {
      const isKnown = known.some(([name]) => name === key);
      if (!isKnown)
        wrong(key, inside(place, key), `one of the keys ${known.map(([name]) => name).join(', ')}`);
    }
    const values = known.map(([key, read]) => [key, read(found.get(key), inside(place, key))] as const);
    return Object.fromEntries(values.filter(([, read]) => read !== undefined)) as Shape;
  };
}

/** A table: keys of the author’s choice, one kind of value. Missing means empty. */
export function table<T>(read: Read<T>): Read<Readonly<Record<string, T>>> {
  return (value, place) =>
    Object.fromEntries(
      [...ownEntries(value ?? {}, place)].map(([key, entry]) => [key, read(entry, inside(place, key))]),
    );
}

/** Parses the text of a JSON script; broken JSON is the author's mistake. */
export function parseJson<T>(host: Element, json: string, read: Read<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new ConfigError(host, 'JSON', String(error));
  }
  return read(value, { host, path: '' });
}

function ownEntries(value: unknown, place: JsonPlace): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return wrong(value, place, 'an object');
  return new Map<string, unknown>(Object.entries(value));
}

function inside(place: JsonPlace, key: string): JsonPlace {
  return { ...place, path: place.path ? `${place.path}.${key}` : key };
}

function wrong(value: unknown, { host, path }: JsonPlace, expected: string): never {
  const found = JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
  throw new ConfigError(host, `JSON at ${path || 'the top'}`, `found ${found}, expected ${expected}`);
}
