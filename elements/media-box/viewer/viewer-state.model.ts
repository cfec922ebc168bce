import type { MediaItem } from '../items/media-item.model.js';

/** What made the viewer close. */
export type CloseSource = 'control' | 'overlay' | 'key' | 'swipe' | 'history' | 'script';

/**
 * How far the item on show is: `waiting` says nothing yet, so that what comes at once shows no loader; `loading` shows
 * it; `failed` shows that the item is broken or of a kind that nobody knows.
 */
export type Progress = 'waiting' | 'loading' | 'shown' | 'failed';

/** The items of a group, in their order; an array of them is one as well. */
export interface ItemList {
  readonly length: number;
  /** The item of this index, counted from 0 and never from the end. */
  at(index: number): MediaItem | undefined;
}

/** State of one viewer. */
export interface ViewerState {
  readonly isOpen: boolean;
  readonly items: ItemList;
  readonly index: number;
  readonly progress: Progress;
  /** Whether items change by themselves; null where the author wants none of it. */
  readonly isPlaying: boolean | null;
}

/** Where to go in a group; there is no way around its ends. */
export type Goal = 'next' | 'previous' | 'first' | 'last' | number;

/** What can happen to it. What comes of an item says which, because another may be on show by then. */
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

/** What the page must do for it. */
export type ViewerEffect =
  | { readonly type: 'wait' }
  | { readonly type: 'play'; readonly isOn: boolean }
  | { readonly type: 'preload'; readonly items: readonly MediaItem[] }
  | { readonly type: 'emit'; readonly fact: 'opened' | 'item-changed' | 'load-failed' | 'closed' }
  | { readonly type: 'ask-close'; readonly source: CloseSource }
  | { readonly type: 'hide' };

/** Before it is opened, and after it was closed. */
export const closedViewer: ViewerState = Object.freeze({
  isOpen: false,
  items: [],
  index: 0,
  progress: 'waiting',
  isPlaying: null,
});

/** The item on show; undefined in a closed viewer. */
export function currentItem({ items, index }: Pick<ViewerState, 'items' | 'index'>): MediaItem | undefined {
  return items.at(index);
}

/** Returns what an item is called: its title, or what its picture shows; '' for neither. */
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

/** How many numbers stand on either side of the current one. */
const beside = 2;

/**
 * The places (0-based) that have a numbered button: the first, the last, and those around the current one; null for
 * what is left out in between. A group of a thousand has no more buttons than one of ten.
 */
export function pageNumbers(count: number, current: number): readonly (number | null)[] {
  const wanted = new Set([0, count - 1]);
  for (let place = current - beside; place <= current + beside; place += 1) wanted.add(place);
  const places = [...wanted].filter((place) => place >= 0 && place < count).sort((one, other) => one - other);
  return places.flatMap((place, at) => {
    const before = places[at - 1];
    if (before === undefined || place === before + 1) return [place];
    // A gap of one is no shorter than its number.
    return place === before + 2 ? [before + 1, place] : [null, place];
  });
}
