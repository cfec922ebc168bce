/**
 * Returns what a screen reader reads of the focused element after a failed attempt: the name of its group, its own name, its
 * description. '' if neither an invalid field nor an element of a shadow root has the focus.
 */
export function readFocused(document: Document): string {
  let root: Document | ShadowRoot = document;
  while (root.activeElement?.shadowRoot?.activeElement) root = root.activeElement.shadowRoot;
  const focused = root.activeElement;
  if (!focused || (root === document && focused.getAttribute('aria-invalid') !== 'true')) return '';
  const group = focused.parentElement?.closest('[role="group"], [role="radiogroup"], fieldset') ?? null;
  return [nameOf(root, group), nameOf(root, focused), textsOf(root, focused, 'aria-describedby')]
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function nameOf(root: Document | ShadowRoot, element: Element | null): string {
  if (!element) return '';
  const label = (element as HTMLInputElement).labels?.[0] ?? element.querySelector(':scope > legend');
  return (
    element.getAttribute('aria-label') ??
    (textsOf(root, element, 'aria-labelledby') || (label?.textContent ?? ''))
  );
}

function textsOf(root: Document | ShadowRoot, element: Element, attribute: string): string {
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/);
  return ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' ');
}
