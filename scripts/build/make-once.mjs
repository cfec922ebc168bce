/** Results that several bundles share, because they are built of the same sources. */

/**
 * Returns a function that makes the result of each key once.
 *
 * @template Result
 * @returns {(key: string, make: () => Result) => Result}
 */
export function makeOnce() {
  const made = new Map();
  return (key, make) => {
    if (!made.has(key)) made.set(key, make());
    return made.get(key);
  };
}
