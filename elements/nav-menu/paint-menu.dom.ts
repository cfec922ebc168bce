import type { UndoLog } from '../../shared/dom/undo-log.js';
import { documentOf, unclobbered } from '../../shared/dom/unclobbered.js';
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
    for (const control of [toggles[index], unclobbered(label)?.hasAttribute('aria-expanded') && label]) {
      if (control) log.setAttribute(control, 'aria-expanded', String(isShown));
    }
    // Written by the server, or by its own script. A closed submenu is hidden anyway.
    if (isShown && submenu.hasAttribute('aria-hidden')) log.setAttribute(submenu, 'aria-hidden', null);
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
export function placeSubmenus(items: readonly ParentItem[], state: MenuState, log: UndoLog): void {
  for (const { submenu } of items) resetPlace(submenu, log);
  if (state.isMobile) return;
  for (const index of pathTo(state, state.open)) {
    const parent = items[index];
    // In a submenu that scrolls, the inner ones are lists below their items, which need no place.
    if (!parent || parent.item.closest('[data-scrolls]')) continue;
    fitAcross(parent.submenu, log);
    fitDown(parent, state.parents[index] !== null, log);
  }
}

/** Resets a submenu to its place in the page's styles. */
function resetPlace(submenu: HTMLElement, log: UndoLog): void {
  for (const mark of ['data-flip', 'data-scrolls']) log.setAttribute(submenu, mark, null);
  for (const property of ['translate', room]) log.setStyle(submenu, property, '');
}

/** Property for the height of a submenu that scrolls. */
const room = '--_room';

/** Flips a submenu that the side of the window would cut off. */
function fitAcross(submenu: HTMLElement, log: UndoLog): void {
  const { clientWidth } = documentOf(submenu).documentElement;
  const isCut = () => {
    const { left, right } = submenu.getBoundingClientRect();
    return left < 0 || right > clientWidth;
  };
  log.setAttribute(submenu, 'data-flip', isCut() ? '' : null);
  // If it fits on neither side, it stays on the usual one.
  if (isCut()) log.setAttribute(submenu, 'data-flip', null);
}

/**
 * Shifts a submenu into the window. A first level does not cover its own item: it opens above where more room is, and
 * a submenu that is higher than its room scrolls.
 */
function fitDown({ item, submenu }: ParentItem, isNested: boolean, log: UndoLog): void {
  const { clientHeight } = documentOf(submenu).documentElement;
  const own = item.getBoundingClientRect();
  const below = clientHeight - submenu.getBoundingClientRect().top;
  const isInSight = own.bottom > 0 && own.top < clientHeight;
  const { height } = submenu.getBoundingClientRect();
  const isAbove = !isNested && isInSight && height > below && own.top > below;
  const most = isNested || !isInSight ? clientHeight : isAbove ? own.top : below;
  if (height > most) {
    log.setStyle(submenu, room, `${Math.floor(most)}px`);
    log.setAttribute(submenu, 'data-scrolls', '');
  }
  const translate = shiftOf(submenu, isNested, isAbove ? own.top : null);
  if (translate) log.setStyle(submenu, 'translate', translate, 'important');
}

/** Returns the shift of a submenu, '' for none; a first level moves up only to the bottom that it should have. */
function shiftOf(submenu: HTMLElement, isNested: boolean, wantedBottom: number | null): string {
  const { clientWidth, clientHeight } = documentOf(submenu).documentElement;
  const { left, right, top, bottom } = submenu.getBoundingClientRect();
  const across = Math.max(-left, Math.min(0, clientWidth - right));
  const inwards = isNested ? Math.max(-top, Math.min(0, clientHeight - bottom)) : 0;
  const down = wantedBottom === null ? inwards : wantedBottom - bottom;
  return across || down ? `${across}px ${down}px` : '';
}
