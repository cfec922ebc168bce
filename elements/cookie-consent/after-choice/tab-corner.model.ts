/** The place of the tab: a corner of the window, or none. */
export type TabPosition = 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' | 'none';

/** A corner of the window. */
export type Corner = Exclude<TabPosition, 'none'>;

/** A box in the window. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The facts that decide about the place of the tab. */
export interface PlaceFacts {
  /** The author's corner. */
  readonly corner: Corner;
  /** True when the visitor has scrolled away from the top of the page. */
  readonly isScrolled: boolean;
  /** True where the page is higher than the window. */
  readonly canScroll: boolean;
  /** True while the tab itself has the focus of a keyboard. */
  readonly hasFocus: boolean;
  /** Returns whether the tab would lie over something that can be pressed or filled in, or over a heading. */
  coversContent(corner: Corner): boolean;
  /** Returns whether it would lie over what has the focus (WCAG 2.4.11). */
  coversFocus(corner: Corner): boolean;
}

/** The corner of the tab, and whether it waits outside of the window. */
export interface Place {
  readonly corner: Corner;
  readonly isWaiting: boolean;
}

const corners: readonly Corner[] = ['top-start', 'top-end', 'bottom-start', 'bottom-end'];

/**
 * Places the tab. At the top of a page it covers neither a heading nor what can be used: there it waits until the visitor
 * scrolls or reaches it by keyboard, and on a page that cannot scroll it takes the next corner that is free.
 */
export function placeTab(facts: PlaceFacts): Place {
  const { corner, isScrolled, canScroll, hasFocus, coversContent, coversFocus } = facts;
  if (hasFocus) return { corner, isWaiting: false };
  if (isScrolled || !coversContent(corner)) return { corner, isWaiting: coversFocus(corner) };
  if (canScroll) return { corner, isWaiting: true };
  const free = corners.find((one) => !coversContent(one)) ?? corner;
  return { corner: free, isWaiting: coversFocus(free) };
}

/** Returns whether two boxes have an area in common. */
export function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.right <= other.left || one.left >= other.right;
  const isAbove = one.bottom <= other.top || one.top >= other.bottom;
  return !isBeside && !isAbove;
}
