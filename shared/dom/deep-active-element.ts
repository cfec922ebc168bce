/** The focused element itself, also inside open shadow roots; null where nothing has the focus. */
export function deepActiveElement(page: Document = document): Element | null {
  let active = page.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Whether the focus is on no element in particular. */
export function isFocusLost(page: Document = document): boolean {
  const active = page.activeElement;
  return active === null || active === page.body || active === page.documentElement;
}
