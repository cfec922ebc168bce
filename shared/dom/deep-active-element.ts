/** Returns the focused element, also inside open shadow roots; null if nothing has the focus. */
export function deepActiveElement(document: Document = globalThis.document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Returns true if the focus is on no element: on the body, the root, or nowhere. */
export function isFocusLost(document: Document = globalThis.document): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active === document.documentElement;
}
