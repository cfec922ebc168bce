/**
 * Returns the object of a name on an owner (a window or a document), and creates it on first use. The key is
 * `Symbol.for(name)`: several bundles share the object, and no id in the markup can replace it.
 */
export function pageSingleton<Owner extends object, Value extends object>(
  owner: Owner,
  name: string,
  create: () => Value,
): Value {
  const key = Symbol.for(name);
  let value: unknown = Reflect.get(owner, key);
  if (!value) Reflect.set(owner, key, (value = create()));
  return value as Value;
}
