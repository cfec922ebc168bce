import type { Loan } from './borrow.js';
import type { ParentItem } from './read-menu.js';

/** What is to be seen of a menu. */
export interface MenuPicture {
  readonly items: readonly ParentItem[];
  readonly toggles: readonly Element[];
  /** The open items. */
  readonly open: readonly number[];
  readonly isMobile: boolean;
}

/** Writes what is open into the server's list: for the page's sheets, for the theme's, and for readers. */
export function paintMenu({ items, toggles, open, isMobile }: MenuPicture, loan: Loan): void {
  // A level of the theme's mobile menu slides away when one of its items opens.
  const away = new Set(isMobile ? open.map((index) => items[index]?.item.parentElement) : []);
  items.forEach(({ item, submenu, label }, index) => {
    const isOpen = open.includes(index);
    const level = item.parentElement;
    // What the server says of the link must stay true.
    for (const control of [toggles[index], label?.hasAttribute('aria-expanded') && label]) {
      if (control) loan.set(control, 'aria-expanded', String(isOpen));
    }
    loan.set(submenu, 'data-submenu', isOpen ? 'open' : 'closed');
    mark(item, 'g-selected', isOpen, loan);
    turn(submenu, isOpen, loan);
    // The page may have taken the item out meanwhile.
    if (level) mark(level, 'g-slide-out', away.has(level), loan);
  });
}

/** One of the theme's two classes in the place of the other, or beside the page's own. */
function turn(submenu: Element, isOpen: boolean, loan: Loan): void {
  const { classList } = submenu;
  const wasOpen = classList.contains('g-active');
  const hadOne = wasOpen || classList.contains('g-inactive');
  const swap = (isNow: boolean) => {
    const [off, on] = isNow ? ['g-inactive', 'g-active'] : ['g-active', 'g-inactive'];
    if (!classList.replace(off, on)) classList.add(on);
  };
  loan.undoLater(submenu, '.g-active', () => {
    if (hadOne) return swap(wasOpen);
    classList.remove('g-active', 'g-inactive');
    if (classList.length === 0) submenu.removeAttribute('class');
  });
  swap(isOpen);
}

/** Class by class: others of the page may set theirs meanwhile. */
function mark(element: Element, name: string, isOn: boolean, loan: Loan): void {
  const { classList } = element;
  const wasOn = classList.contains(name);
  if (wasOn === isOn) return;
  classList.toggle(name, isOn);
  loan.undoLater(element, `.${name}`, () => {
    classList.toggle(name, wasOn);
    if (classList.length === 0) element.removeAttribute('class');
  });
}
