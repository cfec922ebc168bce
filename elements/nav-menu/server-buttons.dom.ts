import type { UndoLog } from '../../shared/dom/undo-log.js';
import { unclobbered } from '../../shared/dom/unclobbered.js';
import { RepeatLimit } from '../../shared/element/repeat-limit.js';
import type { ParentItem } from './menu-items.dom.js';

/**
 * Returns true if a script of the server may toggle the submenus too: where it has written a button of its own for an item, and
 * in the menu module of Joomla, whose first version with such a script writes none.
 */
export function hasServerScript(items: readonly ParentItem[]): boolean {
  const own = ':scope > :is(button:not(.nav-menu-toggle), .mod-menu__sub)';
  return items.some(({ item }) => item.querySelector(own) !== null);
}

/** Calls a function after the server's own script has written ids and states, which it may do after the menu has started. */
export function followScript(
  host: Element,
  items: readonly ParentItem[],
  repair: () => boolean,
  log: UndoLog,
): void {
  const [first] = items;
  const list = first && unclobbered(first.item).parentElement;
  if (!list || !hasServerScript(items)) return;
  const limit = new RepeatLimit(host);
  let isStopped = false;
  const observer = new MutationObserver(() => {
    if (!isStopped && repair()) isStopped = !limit.allowNext();
  });
  observer.observe(list, {
    subtree: true,
    attributeFilter: ['id', 'aria-controls', 'aria-expanded', 'aria-hidden'],
  });
  log.remember(list, 'script', () => observer.disconnect());
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
