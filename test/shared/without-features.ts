/**
 * Runs a story in a browser without some of its features: their names are taken from the object that has them, and given
 * back afterwards.
 */
export async function withoutFeatures(
  owner: object,
  names: readonly string[],
  story: () => unknown,
): Promise<void> {
  const known = names.map((name) => [name, Object.getOwnPropertyDescriptor(owner, name)] as const);
  for (const name of names) Reflect.deleteProperty(owner, name);
  try {
    await story();
  } finally {
    for (const [name, descriptor] of known) if (descriptor) Object.defineProperty(owner, name, descriptor);
  }
}
