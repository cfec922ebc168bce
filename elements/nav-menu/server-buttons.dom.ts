import { unclobbered } from '../../shared/dom/unclobbered.js';
import type { ParentItem } from './menu-items.dom.js';

/** Returns true if the server has written a button of its own for an item. Its script may toggle the submenus too. */
export function hasServerButtons(items: readonly ParentItem[]): boolean {
  return items.some(({ item }) => item.querySelector(':scope > button:not(.nav-menu-toggle)') !== null);
}

/** Handles presses of the buttons before the server's own script, which does not get them. */
export function shieldPresses(
  list: HTMLElement,
  press: (event: PointerEvent) => void,
  signal: AbortSignal,
): void {
  const shield = (event: PointerEvent) => {
    if (!isWithin(event, 'button[aria-expanded]')) return;
    press(event);
    event.stopPropagation();
  };
  list.addEventListener('click', shield, { capture: true, signal });
}

/** Handles Escape, and leaves Space to the browser, before the server's own script, which does not get these keys. */
export function shieldKeys(
  list: HTMLElement,
  escape: (event: KeyboardEvent) => void,
  signal: AbortSignal,
): void {
  const shield = (event: KeyboardEvent) => {
    if (!isWithin(event, 'a, button')) return;
    if (event.key === 'Escape') escape(event);
    if (event.key === ' ' || event.defaultPrevented) event.stopPropagation();
  };
  list.addEventListener('keydown', shield, { capture: true, signal });
}

function isWithin({ target }: Event, selector: string): boolean {
  return target instanceof Element && unclobbered(target).closest(selector) !== null;
}
