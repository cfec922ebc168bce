/** Where the header stands in the page, in pixels. */
export interface HeaderPlace {
  /** The scroll position after which it sticks. */
  readonly start: number;
  /** The scroll position after which its own place is out of sight. */
  readonly end: number;
  /** Whether it leaves the page enough of the window. */
  readonly fits: boolean;
}

/** What is known of one `<sticky-header>`. */
export interface HeaderState extends HeaderPlace {
  readonly showsOnUp: boolean;
  readonly scroll: number;
  readonly isUp: boolean;
  /** Where and when the movement began. */
  readonly from: { readonly scroll: number; readonly time: number };
  readonly hasFocus: boolean;
  readonly isStuck: boolean;
  readonly isHidden: boolean;
}

/** What can happen to it. Times are in milliseconds, places in pixels. */
export type HeaderAction =
  | { readonly type: 'measured'; readonly place: HeaderPlace }
  | { readonly type: 'scrolled'; readonly scroll: number; readonly time: number }
  | { readonly type: 'focus-moved'; readonly isInside: boolean }
  | { readonly type: 'show-on-up-changed'; readonly isOn: boolean };

/** What the page must do for it. */
export type HeaderEffect = { readonly type: 'reflect' };

/** Before anything has happened. */
export const initialHeader: HeaderState = Object.freeze({
  showsOnUp: false,
  start: 0,
  end: 0,
  fits: true,
  scroll: 0,
  isUp: false,
  from: Object.freeze({ scroll: 0, time: 0 }),
  hasFocus: false,
  isStuck: false,
  isHidden: false,
});
