import { unclobbered } from '../../../shared/dom/unclobbered.js';

/** Controls that a visitor can fill in or press. */
export const visibleControls = 'input:not([type=hidden]), select, textarea, button';

/** Finds the nearest match among the siblings on one side of a block, up to the one that belongs to another field. */
export function findBeside(block: Element, side: 'before' | 'after', selector: string): HTMLElement | null {
  const next = (at: Element) =>
    side === 'before' ? unclobbered(at).previousElementSibling : unclobbered(at).nextElementSibling;
  for (let at = next(block); at && !hasControls(at); at = next(at)) {
    const found = unclobbered(at).matches(selector) ? at : unclobbered(at).querySelector(selector);
    if (found instanceof HTMLElement) return found;
  }
  return null;
}

function hasControls(element: Element): boolean {
  return (
    unclobbered(element).matches(visibleControls) ||
    unclobbered(element).querySelector(visibleControls) !== null
  );
}
