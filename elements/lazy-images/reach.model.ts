/** Limits of the reach. */
export const reachLimits = Object.freeze({
  /** Distance from the screen in pixels, on large and on small screens. */
  expand: 500,
  smallExpand: 370,
  /** Largest width or height of a small screen, in pixels. */
  smallScreen: 500,
  /** Factor of the distance while the visitor is not scrolling. */
  factor: 1.5,
  /** Share of the distance that counts horizontally. */
  sideways: 0.8,
});

/**
 * Distance of an image from the screen: `none` is out of reach, `ahead` is to be loaded ahead at any distance, then
 * nearer and nearer.
 */
export type Nearness = 'none' | 'ahead' | 'far' | 'near' | 'seen';

/** Distance up to which images are loaded. */
export type Reach = Exclude<Nearness, 'ahead'>;

/** Input of the reach. */
export interface Progress {
  /** Mode of the author, from 0 to 3: the reach before the page has loaded. */
  readonly mode: number;
  readonly isLoaded: boolean;
  readonly isScrolling: boolean;
}

/** Size of the screen in pixels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Edges of an image in pixels, from the screen's upper left corner. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const beforeLoad: readonly Reach[] = ['none', 'seen', 'near', 'far'];

/** Returns the reach: by the mode until the page has loaded, then by whether the visitor scrolls. */
export function reachOf({ mode, isLoaded, isScrolling }: Progress): Reach {
  const reach = beforeLoad[isLoaded ? 3 : Math.floor(mode)] ?? 'far';
  return isScrolling && reach === 'far' ? 'near' : reach;
}

/** Returns the author's distance, or the default of a screen. */
export function expandOf(expand: number, { width, height }: Screen): number {
  if (!Number.isNaN(expand)) return expand;
  return Math.min(width, height) > reachLimits.smallScreen ? reachLimits.expand : reachLimits.smallExpand;
}

/** Returns the margins around the screen in pixels, vertical and horizontal; null if nothing is to be loaded. */
export function marginOf(reach: Reach, expand: number): readonly [number, number] | null {
  if (reach === 'none') return null;
  if (reach === 'seen' || expand < 0) return [-1, -1];
  const margin = reach === 'far' ? expand * reachLimits.factor : expand;
  return [Math.round(margin), Math.round(margin * reachLimits.sideways)];
}

/** Returns the distance class of an image within reach. */
export function nearnessOf({ top, bottom, left, right }: Edges, screen: Screen, expand: number): Reach {
  const distance = Math.max(top - screen.height, -bottom, left - screen.width, -right);
  if (distance <= 0) return 'seen';
  return distance <= expand ? 'near' : 'far';
}
