import type { Loan } from './borrow.js';
import type { ParentItem } from './read-menu.js';

/** The disclosure button of an item, closed: the server's own, or one of ours in front of the submenu. */
export function addToggle({ item, submenu, label }: ParentItem, loan: Loan): HTMLElement {
  const toggle =
    item.querySelector<HTMLElement>(':scope > button') ??
    createToggle(submenu, (label ?? item.firstChild)?.textContent, loan);
  loan.set(toggle, 'aria-expanded', 'false');
  loan.set(submenu, 'data-submenu', 'closed');
  return toggle;
}

function createToggle(submenu: Element, words: string | undefined | null, loan: Loan): HTMLElement {
  const page = submenu.ownerDocument;
  const toggle = page.createElement('button');
  const indicator = page.createElement('span');
  toggle.type = 'button';
  toggle.className = 'nav-menu-toggle';
  toggle.part.add('toggle');
  toggle.ariaLabel = words?.trim() ?? '';
  indicator.className = 'nav-menu-indicator';
  indicator.part.add('indicator');
  toggle.append(indicator);
  submenu.before(toggle);
  loan.undoLater(toggle, '', () => toggle.remove());
  return toggle;
}
