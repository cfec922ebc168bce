/** Returns the value under a path of a page's global objects; undefined where a step is missing or throws. */
export function readPageGlobal(...path: readonly string[]): unknown {
  let value: unknown = window;
  try {
    for (const name of path) {
      if (value !== window && !(value instanceof Object && Object.hasOwn(value, name))) return undefined;
      value = Reflect.get(value as object, name);
    }
    return value;
  } catch {
    return undefined;
  }
}
