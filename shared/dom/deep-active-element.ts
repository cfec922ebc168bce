/** The focused element itself, also inside open shadow roots; null where nothing has the focus. */
export function deepActiveElement(document: Document = globalThis.document): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Whether the focus is on no element in particular. */
export function isFocusLost(document: Document = globalThis.document): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active === document.documentElement;
}
