import { lendFocus } from '../../../shared/dom/lend-focus.js';

/**
 * Moves the focus to the place of the list of errors, which has a name until the list is painted into it. Answers whether
 * the focus is there.
 */
export function focusSummaryPlace(place: HTMLElement, title: string): boolean {
  place.setAttribute('role', 'group');
  place.setAttribute('aria-label', title);
  place.addEventListener('blur', () => unname(place), { once: true });
  if (!lendFocus(place)) return false;
  place.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Returns true while the focus is on the place itself. */
export function hasFocus(place: HTMLElement): boolean {
  const root = place.getRootNode();
  return root instanceof ShadowRoot && root.activeElement === place;
}

function unname(place: HTMLElement): void {
  place.removeAttribute('role');
  place.removeAttribute('aria-label');
}
