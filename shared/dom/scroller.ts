import { flatParent } from './flat-contains.js';

/**
 * A page moves by more than a bar of the browser that comes and goes: by this factor what it holds is taller than the
 * window. A box that is itself taller by it has grown with its content, and does not scroll.
 */
const slack = 1.25;
/** The share of the window's height that a box fills when the page itself is read in it. */
const pageShare = 0.5;
/** Selector of overlays, which are no part of the page. */
const overlays = 'dialog, [role="dialog"], [aria-modal="true"]';

/** Returns the box whose scrolling moves an element: the nearest one around it that really scrolls, else the window's. */
export function nearestScroller(element: Element): HTMLElement {
  for (const box of scrollersAround(element)) return box;
  return windowScroller(element.ownerDocument);
}

/** Lists the boxes that really scroll around an element, itself included, from the inside out; the window's is the last. */
export function* scrollersAround(element: Element): Generator<HTMLElement, void> {
  for (let at: Node | null = element; at; at = flatParent(at))
    if (at instanceof HTMLElement && scrolls(at)) yield at;
  yield windowScroller(element.ownerDocument);
}

/**
 * Returns the box in which a page is read: around an element, or, where neither that nor the window scrolls, in the
 * middle of the window. A box that fills little of the window is not it.
 */
export function pageScroller(element: Element): HTMLElement {
  const { ownerDocument: document } = element;
  const { clientWidth, clientHeight } = document.documentElement;
  const root = windowScroller(document);
  const around = pageScrollerAround(element);
  if (around !== root || root.scrollHeight > root.clientHeight * slack) return around;
  for (const hit of document.elementsFromPoint(clientWidth / 2, clientHeight / 2)) {
    const box = hit.closest(overlays) ? root : pageScrollerAround(hit);
    if (box !== root) return box;
  }
  return root;
}

/** Returns the box inside the window in which a page is read; null where the window itself scrolls. */
export function innerScroller(element: Element): HTMLElement | null {
  const scroller = pageScroller(element);
  return scroller === windowScroller(element.ownerDocument) ? null : scroller;
}

/** Returns the element that stands for the scrolling of the window. */
export function windowScroller({ scrollingElement, documentElement }: Document): HTMLElement {
  return scrollingElement instanceof HTMLElement ? scrollingElement : documentElement;
}

function pageScrollerAround(element: Element): HTMLElement {
  const root = windowScroller(element.ownerDocument);
  for (const box of scrollersAround(element))
    if (box.clientHeight >= root.clientHeight * pageShare) return box;
  return root;
}

function scrolls(box: HTMLElement): boolean {
  const { scrollHeight, clientHeight, ownerDocument: document } = box;
  const { documentElement, body } = document;
  const root = windowScroller(document);
  // Sizes are rounded: one pixel more is none.
  if (scrollHeight <= clientHeight + 1 || clientHeight > root.clientHeight * slack) return false;
  if (box === root || box === documentElement) return false;
  // The body's overflow is the window's, unless the root says something itself.
  if (box === body && getComputedStyle(documentElement).overflow === 'visible') return false;
  return /auto|scroll/.test(getComputedStyle(box).overflowY);
}
