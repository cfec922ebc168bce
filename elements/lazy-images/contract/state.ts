import type { Nearness, Reach } from './limits.js';

/** What is known of the images of one `<lazy-images>`. What an item is, the engine need not know. */
export interface LazyState<Item> {
  /** 0 to 3: how far loading reaches before the page itself has loaded. */
  readonly mode: number;
  readonly isLoaded: boolean;
  readonly isScrolling: boolean;
  /** What has not begun to load, and how near it is. */
  readonly waiting: ReadonlyMap<Item, Nearness>;
  readonly running: ReadonlySet<Item>;
}

/** What can happen. */
export type LazyAction<Item> =
  | { readonly type: 'page-loaded' | 'scroll-started' | 'scroll-ended' | 'print-asked' }
  | { readonly type: 'measured'; readonly items: ReadonlyMap<Item, Nearness> }
  | { readonly type: 'lost'; readonly items: readonly Item[] };

/** What the page must do. */
export type LazyEffect<Item> =
  | { readonly type: 'aim'; readonly reach: Reach }
  | { readonly type: 'load'; readonly items: readonly Item[] };

/** Before anything was found. */
export function initialLazy<Item>(mode: number): LazyState<Item> {
  return { mode, isLoaded: false, isScrolling: false, waiting: new Map(), running: new Set() };
}
