/** What showed a panel: a tab, a link to something inside, the browser's search, or the page's script. */
export type TabSource = 'tab' | 'link' | 'find' | 'script';

/** What is known of one `<tab-set>`. */
export interface TabState {
  /** For each tab, whether it cannot be chosen. */
  readonly disabled: readonly boolean[];
  /** The tab whose panel is shown. */
  readonly selected: number;
  /** The tab that the Tab key reaches. */
  readonly current: number;
  /** The tab that was shown before a link opened another. */
  readonly beforeLink: number | null;
}

/** What can happen to it. */
export type TabAction =
  | { readonly type: 'listed'; readonly disabled: readonly boolean[]; readonly selected: number }
  | { readonly type: 'chosen'; readonly index: number; readonly source: TabSource }
  | { readonly type: 'key-pressed'; readonly move: TabMove; readonly isManual: boolean }
  | { readonly type: 'tabs-left' }
  | { readonly type: 'link-left' };

/** Where a key leads. */
export type TabMove = 'next' | 'previous' | 'first' | 'last';

/** What the page must do for it. */
export type TabEffect =
  | { readonly type: 'show' }
  | { readonly type: 'focus' }
  | { readonly type: 'tell'; readonly source: TabSource };

/** Before anything has been read. */
export const initialTabs: TabState = Object.freeze({
  disabled: Object.freeze([]),
  selected: 0,
  current: 0,
  beforeLink: null,
});
