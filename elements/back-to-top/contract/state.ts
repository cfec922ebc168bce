/** How fast the page goes up: so many pixels every so many milliseconds. */
export interface Pace {
  readonly stepPx: number;
  readonly stepMs: number;
}

/** One way up, from where and when it began. */
export interface Climb extends Pace {
  readonly from: number;
  readonly startedAt: number;
}

/** What is known of one `<back-to-top>`. */
export interface TopState {
  /** Whether the page is scrolled past the threshold. */
  readonly isPast: boolean;
  /** A link with the focus must not go away under the visitor's hands. */
  readonly hasFocus: boolean;
  readonly climb: Climb | null;
}

/** What can happen to it. */
export type TopAction =
  | { readonly type: 'seen'; readonly top: number; readonly threshold: number; readonly hasFocus: boolean }
  | { readonly type: 'asked'; readonly climb: Climb; readonly isInstant: boolean }
  | { readonly type: 'frame'; readonly now: number }
  | { readonly type: 'interrupted' };

/** What the page must do for it. */
export type TopEffect =
  | { readonly type: 'show'; readonly isVisible: boolean }
  | { readonly type: 'scroll-to'; readonly top: number }
  | { readonly type: 'next-frame' }
  | { readonly type: 'arrive' };

/** Before anything has happened the server's link is in sight. */
export const initialTop: TopState = Object.freeze({ isPast: true, hasFocus: false, climb: null });
