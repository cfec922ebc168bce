/** How near to the screen loading begins. */
export const reachLimits = Object.freeze({
  /** How far below and above the screen, in pixels, on large screens and on small ones. */
  expand: 500,
  smallExpand: 370,
  /** A screen is small when it is not wider or not higher than this, in pixels. */
  smallScreen: 500,
  /** How much further loading reaches while the visitor is not scrolling. */
  factor: 1.5,
  /** How much of the distance counts sideways. */
  sideways: 0.8,
});

/** How near to the screen an image is: out of reach, to load ahead wherever it is, or nearer and nearer. */
export type Nearness = 'none' | 'ahead' | 'far' | 'near' | 'seen';

/** How far loading reaches. */
export type Reach = Exclude<Nearness, 'ahead'>;

/** What the reach depends on. */
export interface Progress {
  /** 0 to 3: how far loading reaches before the page itself has loaded. */
  readonly mode: number;
  readonly isLoaded: boolean;
  readonly isScrolling: boolean;
}

/** How the page is shown at this moment, in pixels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The edges of an image, measured from the screen's upper left corner. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const beforeLoad: readonly Reach[] = ['none', 'seen', 'near', 'far'];

/** How far loading reaches: by the mode until the page has loaded, then by whether the visitor scrolls. */
export function reachOf({ mode, isLoaded, isScrolling }: Progress): Reach {
  const reach = beforeLoad[isLoaded ? 3 : Math.floor(mode)] ?? 'far';
  return isScrolling && reach === 'far' ? 'near' : reach;
}

/** The author's distance, or the usual one of a screen. */
export function expandOf(expand: number, { width, height }: Screen): number {
  if (!Number.isNaN(expand)) return expand;
  return Math.min(width, height) > reachLimits.smallScreen ? reachLimits.expand : reachLimits.smallExpand;
}

/** The margin around the screen, in pixels above and beside it; null where nothing is to load. */
export function marginOf(reach: Reach, expand: number): readonly [number, number] | null {
  if (reach === 'none') return null;
  if (reach === 'seen' || expand < 0) return [-1, -1];
  const margin = reach === 'far' ? expand * reachLimits.factor : expand;
  return [Math.round(margin), Math.round(margin * reachLimits.sideways)];
}

/** How near an image within reach is to what the visitor sees. */
export function nearnessOf({ top, bottom, left, right }: Edges, screen: Screen, expand: number): Reach {
  const distance = Math.max(top - screen.height, -bottom, left - screen.width, -right);
  if (distance <= 0) return 'seen';
  return distance <= expand ? 'near' : 'far';
}
