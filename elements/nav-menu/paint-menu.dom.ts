import type { UndoLog } from '../../shared/dom/undo-log.js';
import type { ParentItem } from './menu-items.dom.js';
import { isOpen, type MenuState, pathTo } from './menu-state.model.js';

/** Writes what is open into the server's list: for the page's sheets, for the theme's, and for readers. */
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
    // What the server says of the link must stay true.
    for (const control of [toggles[index], label?.hasAttribute('aria-expanded') && label]) {
      if (control) log.setAttribute(control, 'aria-expanded', String(isShown));
    }
    log.setAttribute(submenu, 'data-submenu', isShown ? 'open' : 'closed');
    log.toggleClass(submenu, 'g-active', isShown);
    log.toggleClass(submenu, 'g-inactive', !isShown);
    mark(item, 'g-selected', isShown, log);
    // The page may have taken the item out meanwhile.
    if (level) mark(level, 'g-slide-out', away.has(level), log);
  });
}

/** A level of the theme's mobile menu slides away when one of its items opens. */
function levelsAway(items: readonly ParentItem[], state: MenuState): ReadonlySet<Element | null | undefined> {
  const open = state.isMobile ? pathTo(state, state.open) : [];
  return new Set(open.map((index) => items[index]?.item.parentElement));
}

/** What is right already stays the page's own. */
function mark(element: Element, name: string, isOn: boolean, log: UndoLog): void {
  if (element.classList.contains(name) !== isOn) log.toggleClass(element, name, isOn);
}

/** Finds room for what is open. Outer submenus first: where an inner one comes to stand depends on them. */
export function placeSubmenus(items: readonly ParentItem[], state: MenuState): void {
  items.forEach(({ submenu }, index) => {
    resetPlace(submenu);
    if (isOpen(state, index) && !state.isMobile) fitInWindow(submenu, state.parents[index] !== null);
  });
}

/** Puts a submenu back to where the page's sheets have it. */
export function resetPlace(submenu: HTMLElement): void {
  submenu.removeAttribute('data-flip');
  submenu.style.removeProperty('translate');
  if (!submenu.style.length) submenu.removeAttribute('style');
}

/** Opens a submenu to its other side, or moves it, where the window's edge would cut it off. */
function fitInWindow(submenu: HTMLElement, isNested: boolean): void {
  const { clientWidth, clientHeight } = submenu.ownerDocument.documentElement;
  const isCut = () => {
    const { left, right } = submenu.getBoundingClientRect();
    return left < 0 || right > clientWidth;
  };
  submenu.toggleAttribute('data-flip', isCut());
  // Where neither side has the room, the nearer one serves as well.
  if (isCut()) submenu.removeAttribute('data-flip');
  const { left, right, top, bottom } = submenu.getBoundingClientRect();
  const across = Math.max(-left, Math.min(0, clientWidth - right));
  // A first level moved up would lie over its own item; the page scrolls to the rest of it.
  const down = isNested ? Math.max(-top, Math.min(0, clientHeight - bottom)) : 0;
  if (across || down) submenu.style.setProperty('translate', `${across}px ${down}px`, 'important');
}
