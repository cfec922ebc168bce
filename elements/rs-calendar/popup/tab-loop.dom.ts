import { unclobbered } from '../../../shared/dom/unclobbered.js';

const controls = 'button, select, input, [tabindex]';

/**
 * Moves the focus from the last control of a box to its first one, and back. All other moves are left to the browser.
 *
 * @returns True if the focus has moved.
 */
export function loopTab(box: HTMLElement, { shiftKey }: KeyboardEvent): boolean {
  const stops = [...box.querySelectorAll<HTMLElement>(controls)].filter(isTabStop);
  const [first, last] = [stops[0], stops.at(-1)];
  const { activeElement } = unclobbered(box.getRootNode() as Document | ShadowRoot);
  const isAtEnd = shiftKey ? activeElement === first || activeElement === box : activeElement === last;
  if (!isAtEnd) return false;
  (shiftKey ? last : first)?.focus();
  return true;
}

function isTabStop(element: HTMLElement): boolean {
  const isOff = element.matches(':disabled') || element.closest('[inert]') !== null;
  return element.tabIndex >= 0 && !isOff && element.getClientRects().length > 0;
}
