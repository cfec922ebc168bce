/**
 * The one object of its name on an owner (a window or a document), made on first need. It is kept under a
 * `Symbol.for` key, so that two bundles on one page share it and no name in the markup can stand in for it.
 */
export function pageSingleton<Owner extends object, Value extends object>(
  owner: Owner,
  name: string,
  create: () => Value,
): Value {
  const key = Symbol.for(name);
  const known: unknown = Reflect.get(owner, key);
  if (known) return known as Value;

  const made = create();
  Object.defineProperty(owner, key, { value: made });
  return made;
}
