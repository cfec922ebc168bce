import { createUndoLog } from './undo-log.js';
import { documentOf, unclobbered } from './unclobbered.js';

/**
 * Focuses an element. An element that is not focusable gets a temporary `tabindex="-1"`, so that the next Tab
 * continues from there (WCAG 2.4.3).
 *
 * @param options - `isRingless` hides the focus ring, for a target as large as the page.
 * @returns True if the element has the focus.
 */
export function lendFocus(element: HTMLElement, { isRingless = false } = {}): boolean {
  // The body counts as focused when nothing is, so it is tested with a `tabindex` only.
  const isBody = element === documentOf(element).body && !unclobbered(element).hasAttribute('tabindex');
  if (!isBody && tryToFocus(element)) return true;
  const log = createUndoLog();
  log.setAttribute(element, 'tabindex', '-1');
  if (isRingless) log.setStyle(element, 'outline', 'none');
  unclobbered(element).addEventListener('blur', () => log.restoreAll(), { once: true });
  if (tryToFocus(element)) return true;
  log.restoreAll();
  return false;
}

/**
 * Focuses an element and returns true if that worked. Hidden, disabled, inert and removed elements refuse the focus.
 */
export function tryToFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  unclobbered(element).focus({ preventScroll: true });
  // Compared in the element's root, where a host that delegates the focus is the active element.
  const root = unclobbered(element).getRootNode();
  return (
    (root instanceof Document || root instanceof ShadowRoot) && unclobbered(root).activeElement === element
  );
}
