import type { JsonPath } from '../../../shared/json/read-json.model.js';

/** One thing of the JSON with its path, which only a diagnostic writes; the JSON may be anything. */
export interface Placed {
  readonly path: JsonPath;
  readonly value: unknown;
}

/** Returns the value under a key; undefined where there is none. */
export function read({ path, value }: Placed, key: string): Placed {
  return { path: [...path, key], value: Reflect.get(Object(value) as object, key) };
}

/** Returns the entries of a list under a key; none where there is no list. */
export function entries(owner: Placed, key: string): readonly Placed[] {
  const { path, value } = read(owner, key);
  if (!Array.isArray(value)) return [];
  return value.map((one: unknown, index) => ({ path: [...path, index], value: one }));
}
