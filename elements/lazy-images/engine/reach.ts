import { lazyLimits, type Edges, type Reach, type Screen } from '../contract/limits.js';
import type { LazyState } from '../contract/state.js';

const beforeLoad: readonly Reach[] = ['none', 'seen', 'near', 'far'];

/** How far loading reaches: by the mode until the page has loaded, then by whether the visitor rests. */
export function reachOf({ mode, isLoaded, isScrolling }: LazyState<unknown>): Reach {
  const reach = beforeLoad[isLoaded ? 3 : Math.floor(mode)] ?? 'far';
  return isScrolling && reach === 'far' ? 'near' : reach;
}

/** The author's distance, or the usual one of a screen. */
export function expandOf(expand: number, { width, height }: Screen): number {
  if (!Number.isNaN(expand)) return expand;
  return Math.min(width, height) > lazyLimits.smallScreen ? lazyLimits.expand : lazyLimits.smallExpand;
}

/** The margin around the screen, in pixels above and beside it; null where nothing is to load. */
export function marginOf(reach: Reach, expand: number): readonly [number, number] | null {
  if (reach === 'none') return null;
  if (reach === 'seen' || expand < 0) return [-1, -1];
  const margin = reach === 'far' ? expand * lazyLimits.factor : expand;
  return [Math.round(margin), Math.round(margin * lazyLimits.sideways)];
}

/** How near an image within reach is to what the visitor sees. */
export function nearnessOf({ top, bottom, left, right }: Edges, screen: Screen, expand: number): Reach {
  const distance = Math.max(top - screen.height, -bottom, left - screen.width, -right);
  if (distance <= 0) return 'seen';
  return distance <= expand ? 'near' : 'far';
}
