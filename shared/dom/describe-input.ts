/**
 * Names an element as one that describes an input (`aria-describedby`), which must be in the same tree. Others describe
 * it as well, and may do so meanwhile. Returns the way to take the name off again.
 */
export function describeInput(input: HTMLElement, element: Element, idPrefix: string): () => void {
  element.id ||= freeId(input, idPrefix);
  const { id } = element;
  writeIds(input, (ids) => [...ids.filter((one) => one !== id), id]);
  return () => writeIds(input, (ids) => ids.filter((one) => one !== id));
}

function writeIds(input: HTMLElement, change: (ids: readonly string[]) => readonly string[]): void {
  const before = (input.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const after = change(before).join(' ');
  if (after === '') input.removeAttribute('aria-describedby');
  else input.setAttribute('aria-describedby', after);
}

/** An id that nothing in the element's tree has yet. */
export function freeId(element: Element, prefix: string): string {
  const root = element.getRootNode();
  const isTaken = (id: string) =>
    (root instanceof Document || root instanceof ShadowRoot) && root.getElementById(id) !== null;
  let number = 1;
  while (isTaken(`${prefix}-${number}`)) number += 1;
  return `${prefix}-${number}`;
}
