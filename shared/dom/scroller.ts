import { flatParent } from './flat-contains.js';
import { documentOf, type SafeDocument, unclobbered } from './unclobbered.js';

/**
 * Factor by which content must exceed the window to count as scrollable, so that browser toolbars do not matter. A
 * box that is taller than the window by this factor has grown with its content, and does not scroll.
 */
const slack = 1.25;
/** Share of the window's height that a box must fill to count as the scroller of the page. */
const pageShare = 0.5;
/** Selector of overlays, which are not part of the page's content. */
const overlays = 'dialog, [role="dialog"], [aria-modal="true"]';

/** Returns the scroll container of an element: the nearest one that really scrolls, otherwise the window's. */
export function nearestScroller(element: Element): HTMLElement {
  for (const box of scrollersAround(element)) return box;
  return windowScroller(documentOf(element));
}

/** Yields the scroll containers around an element, itself included, from the inside out; the window's is the last. */
export function* scrollersAround(element: Element): Generator<HTMLElement, void> {
  for (let at: Node | null = element; at; at = flatParent(at))
    if (at instanceof HTMLElement && scrolls(at)) yield at;
  yield windowScroller(documentOf(element));
}

/**
 * Returns the scroll container in which the page is read: one around the element or, if neither that nor the window
 * scrolls, one in the middle of the window. Small containers do not count.
 */
export function pageScroller(element: Element): HTMLElement {
  const document = documentOf(element);
  const { clientWidth, clientHeight } = document.documentElement;
  const root = windowScroller(document);
  const around = pageScrollerAround(element);
  if (around !== root || root.scrollHeight > root.clientHeight * slack) return around;
  for (const hit of document.elementsFromPoint(clientWidth / 2, clientHeight / 2)) {
    const box = unclobbered(hit).closest(overlays) ? root : pageScrollerAround(hit);
    if (box !== root) return box;
  }
  return root;
}

/** Returns the scroll container inside the window in which the page is read; null if the window itself scrolls. */
export function innerScroller(element: Element): HTMLElement | null {
  const scroller = pageScroller(element);
  return scroller === windowScroller(documentOf(element)) ? null : scroller;
}

/** Returns the element that represents the scrolling of the window. */
export function windowScroller({ scrollingElement, documentElement }: SafeDocument): HTMLElement {
  return scrollingElement instanceof HTMLElement ? scrollingElement : documentElement;
}

function pageScrollerAround(element: Element): HTMLElement {
  const root = windowScroller(documentOf(element));
  for (const box of scrollersAround(element))
    if (unclobbered(box).clientHeight >= root.clientHeight * pageShare) return box;
  return root;
}

function scrolls(box: HTMLElement): boolean {
  const { scrollHeight, clientHeight } = unclobbered(box);
  const document = documentOf(box);
  const { documentElement, body } = document;
  const root = windowScroller(document);
  // Sizes are rounded, so one pixel is no overflow.
  if (scrollHeight <= clientHeight + 1 || clientHeight > root.clientHeight * slack) return false;
  if (box === root || box === documentElement) return false;
  // The body's overflow propagates to the window unless the root has one.
  if (box === body && getComputedStyle(documentElement).overflow === 'visible') return false;
  return /auto|scroll/.test(getComputedStyle(box).overflowY);
}
