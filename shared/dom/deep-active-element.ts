import { document, unclobbered } from './unclobbered.js';

/** Returns the focused element, also inside open shadow roots; null if nothing has the focus. */
export function deepActiveElement(page = document): Element | null {
  let active = page.activeElement;
  for (let inner = active; inner; inner = unclobbered(inner).shadowRoot?.activeElement ?? null)
    active = inner;
  return active;
}

/** Returns true if the focus is on no element: on the body, the root, or nowhere. */
export function isFocusLost(page = document): boolean {
  const active = page.activeElement;
  return active === null || active === page.body || active === page.documentElement;
}
