import type { UndoLog } from '../../shared/dom/undo-log.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import type { ParentItem } from './menu-items.dom.js';
import { isOpen, type MenuState, pathTo } from './menu-state.model.js';

/**
 * Writes the open items into the server's list: for the style sheets of page and theme, and for assistive technology.
 */
export function paintMenu(
  items: readonly ParentItem[],
  toggles: readonly Element[],
  state: MenuState,
  log: UndoLog,
): void {
  const away = levelsAway(items, state);
  items.forEach(({ item, submenu, label }, index) => {
    const isShown = isOpen(state, index);
    const level = item.parentElement;
    // The server's own `aria-expanded` on the link is kept correct too.
    for (const control of [toggles[index], label?.hasAttribute('aria-expanded') && label]) {
      if (control) log.setAttribute(control, 'aria-expanded', String(isShown));
    }
    log.setAttribute(submenu, 'data-submenu', isShown ? 'open' : 'closed');
    log.toggleClass(submenu, 'g-active', isShown);
    log.toggleClass(submenu, 'g-inactive', !isShown);
    mark(item, 'g-selected', isShown, log);
    // The page may have removed the item meanwhile.
    if (level) mark(level, 'g-slide-out', away.has(level), log);
  });
}

/** Returns the levels of the theme's mobile menu that slide out because one of their items is open. */
function levelsAway(items: readonly ParentItem[], state: MenuState): ReadonlySet<Element | null | undefined> {
  const open = state.isMobile ? pathTo(state, state.open) : [];
  return new Set(open.map((index) => items[index]?.item.parentElement));
}

/** Sets a class if the page has not set it already. */
function mark(element: Element, name: string, isOn: boolean, log: UndoLog): void {
  if (element.classList.contains(name) !== isOn) log.toggleClass(element, name, isOn);
}

/** Places the open submenus inside the window. Outer ones come first, because inner ones depend on them. */
export function placeSubmenus(items: readonly ParentItem[], state: MenuState): void {
  items.forEach(({ submenu }, index) => {
    resetPlace(submenu);
    if (isOpen(state, index) && !state.isMobile) fitInWindow(submenu, state.parents[index] !== null);
  });
}

/** Resets a submenu to its place in the page's styles. */
export function resetPlace(submenu: HTMLElement): void {
  submenu.removeAttribute('data-flip');
  submenu.style.removeProperty('translate');
  if (!submenu.style.length) submenu.removeAttribute('style');
}

/** Flips or shifts a submenu that the edge of the window would cut off. */
function fitInWindow(submenu: HTMLElement, isNested: boolean): void {
  const { clientWidth, clientHeight } = documentOf(submenu).documentElement;
  const isCut = () => {
    const { left, right } = submenu.getBoundingClientRect();
    return left < 0 || right > clientWidth;
  };
  submenu.toggleAttribute('data-flip', isCut());
  // If it fits on neither side, it stays on the usual one.
  if (isCut()) submenu.removeAttribute('data-flip');
  const { left, right, top, bottom } = submenu.getBoundingClientRect();
  const across = Math.max(-left, Math.min(0, clientWidth - right));
  // A first level that moves up would cover its own item. The page scrolls instead.
  const down = isNested ? Math.max(-top, Math.min(0, clientHeight - bottom)) : 0;
  if (across || down) submenu.style.setProperty('translate', `${across}px ${down}px`, 'important');
}
