/** Position of the tab: a corner of the window, or none. */
export type TabPosition = 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' | 'none';

/** A corner of the window. */
export type Corner = Exclude<TabPosition, 'none'>;

/** Box in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Facts that decide about the position of the tab. */
export interface PlaceFacts {
  /** Corner that the author has set. */
  readonly corner: Corner;
  /** True when the visitor has scrolled away from the top of the page. */
  readonly isScrolled: boolean;
  /** True if the page is higher than the window. */
  readonly canScroll: boolean;
  /** True while the tab itself has the keyboard focus. */
  readonly hasFocus: boolean;
  /** True while the visitor is in a form or a field of the page. */
  readonly isEntering: boolean;
  /** Returns true if the tab would overlap a heading, a link or a control. */
  coversContent(corner: Corner): boolean;
  /** Returns true if the tab would overlap the focused element (WCAG 2.4.11). */
  coversFocus(corner: Corner): boolean;
}

/** Corner of the tab. With `isWaiting` the tab is outside of the window. */
export interface Place {
  readonly corner: Corner;
  readonly isWaiting: boolean;
}

const corners: readonly Corner[] = ['top-start', 'top-end', 'bottom-start', 'bottom-end'];

/**
 * Places the tab. At the top of a page it covers neither a heading, a link nor a control: it waits outside of the
 * window until the visitor scrolls or focuses it. On a page that cannot be scrolled it moves to the next free corner. While
 * the visitor fills in a form it waits too.
 */
export function placeTab(facts: PlaceFacts): Place {
  const { corner, isScrolled, canScroll, hasFocus, isEntering, coversContent, coversFocus } = facts;
  if (hasFocus) return { corner, isWaiting: false };
  if (isEntering) return { corner, isWaiting: true };
  if (isScrolled || !coversContent(corner)) return { corner, isWaiting: coversFocus(corner) };
  if (canScroll) return { corner, isWaiting: true };
  const free = corners.find((one) => !coversContent(one)) ?? corner;
  return { corner: free, isWaiting: coversFocus(free) };
}

/** Returns true if two boxes have an area in common. */
export function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.right <= other.left || one.left >= other.right;
  const isAbove = one.bottom <= other.top || one.top >= other.bottom;
  return !isBeside && !isAbove;
}
