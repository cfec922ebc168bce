import type { MediaItem } from '../items/media-item.model.js';

/** Cause of closing. */
export type CloseSource = 'control' | 'overlay' | 'key' | 'swipe' | 'history' | 'script';

/** Progress of the item on show: `waiting` shows no loader yet, `loading` shows it, `failed` shows the placeholder. */
export type Progress = 'waiting' | 'loading' | 'shown' | 'failed';

/** Items of a group in order; an array is one too. */
export interface ItemList {
  readonly length: number;
  /** Returns the item of an index from 0; undefined for any other. */
  at(index: number): MediaItem | undefined;
}

/** State of one viewer. */
export interface ViewerState {
  readonly isOpen: boolean;
  readonly items: ItemList;
  readonly index: number;
  readonly progress: Progress;
  /** True while the slideshow runs; null if the viewer has none. */
  readonly isPlaying: boolean | null;
}

/** Target of a navigation in a group, which does not wrap around. */
export type Goal = 'next' | 'previous' | 'first' | 'last' | number;

/** Actions of a viewer. Those of an item carry its index, because another item may be on show by then. */
export type ViewerAction =
  | {
      readonly type: 'opened';
      readonly items: ItemList;
      readonly index: number;
      readonly isSlideshow: boolean;
    }
  | { readonly type: 'navigated'; readonly to: Goal }
  | { readonly type: 'delay-elapsed' }
  | { readonly type: 'loaded' | 'failed'; readonly index: number }
  | { readonly type: 'slideshow-ticked' }
  | { readonly type: 'slideshow-toggled' }
  | { readonly type: 'touched' }
  | { readonly type: 'close-asked'; readonly source: CloseSource }
  | { readonly type: 'closed' };

/** Effects of a viewer. */
export type ViewerEffect =
  | { readonly type: 'wait' }
  | { readonly type: 'play'; readonly isOn: boolean }
  | { readonly type: 'preload'; readonly items: readonly MediaItem[] }
  | { readonly type: 'emit'; readonly fact: 'opened' | 'item-changed' | 'load-failed' | 'closed' }
  | { readonly type: 'ask-close'; readonly source: CloseSource }
  | { readonly type: 'hide' };

/** State before the first opening and after closing. */
export const closedViewer: ViewerState = Object.freeze({
  isOpen: false,
  items: [],
  index: 0,
  progress: 'waiting',
  isPlaying: null,
});

/** Returns the item on show; undefined in a closed viewer. */
export function currentItem({ items, index }: Pick<ViewerState, 'items' | 'index'>): MediaItem | undefined {
  return items.at(index);
}

/** Returns the name of an item: its title or its alternative text; '' without both. */
export function nameOf(item: MediaItem | undefined): string {
  return item?.title || item?.alt || '';
}

/** Returns true if an item follows the one on show. */
export function canGoNext({ items, index }: ViewerState): boolean {
  return index < items.length - 1;
}

/** Returns true if an item precedes the one on show. */
export function canGoPrevious({ index }: ViewerState): boolean {
  return index > 0;
}

/** Number of page buttons on either side of the current one. */
const beside = 2;

/**
 * Returns the indexes (from 0) with a page button: the first, the last, and those around the current one; null for a
 * gap. The number of buttons does not grow with the group.
 */
export function pageNumbers(count: number, current: number): readonly (number | null)[] {
  const wanted = new Set([0, count - 1]);
  for (let place = current - beside; place <= current + beside; place += 1) wanted.add(place);
  const places = [...wanted].filter((place) => place >= 0 && place < count).sort((one, other) => one - other);
  return places.flatMap((place, at) => {
    const before = places[at - 1];
    if (before === undefined || place === before + 1) return [place];
    // A gap of one item is replaced by its number.
    return place === before + 2 ? [before + 1, place] : [null, place];
  });
}
