/** Replaces properties of `navigator`, as on another device; returns a function that restores them. */
export function pretend(device: Readonly<Record<string, unknown>>): () => void {
  for (const [name, value] of Object.entries(device))
    Object.defineProperty(navigator, name, { value, configurable: true });
  return () => {
    for (const name of Object.keys(device)) Reflect.deleteProperty(navigator, name);
  };
}
