/** Returns the element that `#id`, or any selector, names in a tree; null where there is none, or no selector either. */
export function findElement(root: Document | ShadowRoot, src: string): Element | null {
  const name = src.slice(1);
  const byName = (text: string) => (src.startsWith('#') ? root.getElementById(text) : null);
  return (
    byName(name) ?? attempt(() => byName(decodeURIComponent(name))) ?? attempt(() => root.querySelector(src))
  );
}

/** Text that cannot be decoded, or is no selector, names nothing. */
function attempt(find: () => Element | null): Element | null {
  try {
    return find();
  } catch {
    return null;
  }
}
