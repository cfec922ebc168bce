import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import { submitButtonsOf } from '../markup/field-parts.dom.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { errorShownClass } from '../markup/server-names.model.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { unclobbered } from '../../../shared/dom/unclobbered.js';
import { hiddenClass } from './page-buttons.dom.js';

/** The page containers of one form, by page number. */
export interface ServerPages {
  readonly containers: ReadonlyMap<number, HTMLElement>;
  /** Submit buttons of another system after the last page. They are shown with the last page only. */
  readonly sendButtons: readonly HTMLElement[];
  /** Number of pages that the server has not written. */
  added: number;
  /** Adds a page behind all others, to which buttons of another one lead. Returns its number. */
  add(element: HTMLElement, buttons: readonly HTMLElement[]): number;
  /** Returns the page that contains an element; null if no page does. */
  pageAt(element: Element | null | undefined): number | null;
}

/**
 * Finds the pages inside one form, never by an id in the whole document: two forms may share theirs. `lastPlain` is
 * the highest number that counts where the ids are plain numbered ones, which other things may have as well.
 */
export function readPages(form: ServerForm, lastPlain: number): ServerPages {
  const containers = form.markup ? new Map(form.pages?.entries()) : findContainers(form, lastPlain);
  const numbers = new Map<Element, number>([...containers].map(([page, container]) => [container, page]));
  const pageAround = (element: Element | null) => {
    for (let at = element; at; at = unclobbered(at).parentElement) {
      const page = numbers.get(at);
      if (page !== undefined) return page;
    }
    return null;
  };
  const sendButtons = form.pages ? submitButtonsOf(form).filter((one) => pageAround(one) === null) : [];
  const behind = containers.size - 1;

  const pages: ServerPages = {
    containers,
    sendButtons,
    added: 0,
    add(element, buttons) {
      // A form without pages is the first one itself.
      if (behind < 0) numbers.set(form.element, 0);
      const page = Math.max(0, ...containers.keys()) + 1;
      containers.set(page, element);
      for (const one of [element, ...buttons]) numbers.set(one, page);
      pages.added = 1;
      return page;
    },
    pageAt: (element = null) =>
      pageAround(element) ?? (sendButtons.some((one) => one === element) ? behind : null),
  };
  return pages;
}

function findContainers({ element: form, formId }: ServerForm, lastPlain: number): Map<number, HTMLElement> {
  const own = numbered(form, [`rsform_${formId}_page_`]);
  const id = Element.prototype.getAttribute.call(form, 'id') ?? '';
  const plain = [`${id}_`, `${formId}_`, id, String(formId)].filter((prefix) => /[^_]/.test(prefix));
  const found = own.size > 0 ? own : upTo(lastPlain, numbered(form, plain));
  return withoutNested(form, found);
}

/** The page to begin with: of the server's first error, else the only one that the markup shows; else null. */
export function readStartPage(form: ServerForm, pages: ServerPages): number | null {
  const { containers, pageAt } = pages;
  const errors = form.markup
    ? form.markup.serverErrors().map(({ name }) => readPageOf(form, pages, name))
    : findInForm(form.element, `.${errorShownClass}`).map(pageAt);
  const withError = errors.filter((page) => page !== null).sort((one, other) => one - other)[0];
  if (withError !== undefined) return withError;
  const shown = [...containers].filter(([, container]) => !container.classList.contains(hiddenClass));
  return shown.length === 1 ? (shown[0]?.[0] ?? null) : null;
}

/** Returns the page with a field, or with a text that has a block; null if no page has it. */
export function readPageOf(form: ServerForm, { pageAt }: ServerPages, name: string): number | null {
  const pages = form.controls(name).map(pageAt);
  return pages.find((page) => page !== null) ?? pageAt(form.block(name));
}

/** Containers by number, the first one of each in document order. */
function numbered(form: HTMLFormElement, prefixes: readonly string[]): Map<number, HTMLElement> {
  const found = new Map<number, HTMLElement>();
  for (const element of findInForm<HTMLElement>(form, '[id]')) {
    const page = numberOf(unclobbered(element).getAttribute('id') ?? '', prefixes);
    if (page !== null && !found.has(page) && canHoldPage(element)) found.set(page, element);
  }
  return found;
}

/** Returns true for an element that layouts use as a page: a fieldset, a box, a list, a table or a part of one. */
function canHoldPage(element: Element): boolean {
  return !unclobbered(element).matches(
    'label, span, p, legend, option, optgroup, input, select, textarea, button, img, a',
  );
}

function numberOf(id: string, prefixes: readonly string[]): number | null {
  const prefix = prefixes.find((one) => id.startsWith(one) && /^\d{1,6}$/.test(id.slice(one.length)));
  return prefix === undefined ? null : Number(id.slice(prefix.length));
}

function upTo(last: number, pages: ReadonlyMap<number, HTMLElement>): Map<number, HTMLElement> {
  return new Map([...pages].filter(([page]) => page <= last));
}

/** A page inside a page is part of the outer one: hiding that must never hide the current page. */
function withoutNested(form: HTMLFormElement, pages: Map<number, HTMLElement>): Map<number, HTMLElement> {
  const all = new Set<Element>(pages.values());
  const isNested = (element: Element) => {
    for (let at = unclobbered(element).parentElement; at && at !== form; at = unclobbered(at).parentElement)
      if (all.has(at)) return true;
    return false;
  };
  return new Map([...pages].filter(([, container]) => !isNested(container)));
}

/**
 * Shows one page and hides all others: by the server's class, and by `display` for the page whose style sheet does
 * not know the class or only moves the page aside, where the tab key would still find it.
 */
export function writePages({ containers }: ServerPages, undoLog: UndoLog, shown: number): void {
  for (const [page, container] of containers) {
    undoLog.toggleClass(container, hiddenClass, page !== shown);
    undoLog.setShown(container, page === shown);
  }
}

/** Returns the first heading or legend of a page that is on show. */
export function pageHeading(container: HTMLElement): HTMLElement | null {
  const headings = container.querySelectorAll<HTMLElement>('legend, h1, h2, h3, h4, h5, h6');
  return (
    [...headings].find((one) => one.textContent.trim() !== '' && one.getClientRects().length > 0) ?? null
  );
}

/** Focuses the heading of a page, or the page itself, with a name, if it has no heading. Returns the focused element. */
export function focusPage(container: HTMLElement, undoLog: UndoLog, name: string): HTMLElement {
  const heading = pageHeading(container);
  if (!heading) nameGroup(container, undoLog, name);
  const target = heading ?? container;
  makeFocusable(target, undoLog);
  target.focus({ preventScroll: true });
  return target;
}

/** The pages that we named ourselves; the name of an author stays. */
const named = new WeakSet<HTMLElement>();

function nameGroup(container: HTMLElement, undoLog: UndoLog, name: string): void {
  const isBare = container.localName === 'div' && !container.hasAttribute('role');
  if (isBare) undoLog.setAttribute(container, 'role', 'group');
  const hasOwn = container.hasAttribute('aria-labelledby') || container.hasAttribute('aria-label');
  if (hasOwn && !named.has(container)) return;
  named.add(container);
  undoLog.setAttribute(container, 'aria-label', name);
}

/** Makes an element focusable until blur. A page that is always focusable would be focused by every click on its text. */
function makeFocusable(element: HTMLElement, undoLog: UndoLog): void {
  if (unclobbered(element).hasAttribute('tabindex')) return;
  undoLog.setAttribute(element, 'tabindex', '-1');
  unclobbered(element).addEventListener('blur', () => undoLog.setAttribute(element, 'tabindex', null), {
    once: true,
  });
}
