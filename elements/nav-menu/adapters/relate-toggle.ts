import type { Loan } from './borrow.js';
import type { ParentItem } from './read-menu.js';

/** Says to assistive technology what a toggle opens, and by whose words it is named. */
export function relateToggle(toggle: Element, { submenu, label }: ParentItem, loan: Loan): void {
  loan.set(toggle, 'aria-controls', idFor(submenu, loan));
  // By reference, so that a page translator changes the name too, and a picture's own name counts.
  if (label && toggle.part.contains('toggle')) loan.set(toggle, 'aria-labelledby', idFor(label, loan));
}

function idFor(element: Element, loan: Loan): string {
  for (let number = 1; !element.id; number += 1) {
    const id = `nav-menu-${number}`;
    if (!element.ownerDocument.getElementById(id)) loan.set(element, 'id', id);
  }
  return element.id;
}
