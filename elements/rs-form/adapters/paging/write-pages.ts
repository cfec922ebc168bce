import type { Ledger } from '../form/ledger.js';
import type { ServerPages } from './read-pages.js';

/** The class by which the server's style sheet puts a page out of sight. */
const hiddenClass = 'formHidden';

/**
 * Shows one page and hides all others: by the server's class, and by `display` for the page whose style sheet does
 * not know the class or only moves the page aside, where the tab key would still find it.
 */
export function writePages({ containers }: ServerPages, ledger: Ledger, shown: number): void {
  for (const [page, container] of containers) {
    ledger.toggleClass(container, hiddenClass, page !== shown);
    ledger.setShown(container, page === shown);
  }
}

/** What names a page for a visitor: its first heading or legend that is on show. */
export function pageHeading(container: HTMLElement): HTMLElement | null {
  const headings = container.querySelectorAll<HTMLElement>('legend, h1, h2, h3, h4, h5, h6');
  return (
    [...headings].find((one) => one.textContent.trim() !== '' && one.getClientRects().length > 0) ?? null
  );
}

/** Takes the focus to where a page starts; the page itself is named where it has no heading. Answers who has it. */
export function focusPage(container: HTMLElement, ledger: Ledger, name: string): HTMLElement {
  const heading = pageHeading(container);
  if (!heading) nameGroup(container, ledger, name);
  const target = heading ?? container;
  makeFocusable(target, ledger);
  target.focus({ preventScroll: true });
  return target;
}

/** The pages that we named ourselves; the name of an author stays. */
const named = new WeakSet<HTMLElement>();

function nameGroup(container: HTMLElement, ledger: Ledger, name: string): void {
  const isBare = container.localName === 'div' && !container.hasAttribute('role');
  if (isBare) ledger.setAttribute(container, 'role', 'group');
  const hasOwn = container.hasAttribute('aria-labelledby') || container.hasAttribute('aria-label');
  if (hasOwn && !named.has(container)) return;
  named.add(container);
  ledger.setAttribute(container, 'aria-label', name);
}

/** Only while it has the focus: a page that can always take it would catch every click on its plain text. */
function makeFocusable(element: HTMLElement, ledger: Ledger): void {
  if (element.hasAttribute('tabindex')) return;
  ledger.setAttribute(element, 'tabindex', '-1');
  element.addEventListener('blur', () => ledger.setAttribute(element, 'tabindex', null), { once: true });
}
