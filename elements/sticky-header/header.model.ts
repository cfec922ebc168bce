/** When a movement of the page is meant, and how much of the window a header may take. */
export const headerLimits = Object.freeze({
  /** A movement that lasts longer than this begins anew. */
  strokeMs: 300,
  /** How far a movement goes before it is meant. */
  strokePx: 30,
  /** A single step longer than this is meant at once. */
  stepPx: 10,
  /** The share of the window that a header may keep for itself. */
  largestShare: 1 / 2,
});

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

interface Step {
  readonly state: HeaderState;
  readonly effects: readonly HeaderEffect[];
}

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

/** What an action makes of the state, and what the page must do for it. */
export function stepHeader(state: HeaderState, action: HeaderAction): Step {
  const next = limit(decide(state, action));
  const isSame = next.isStuck === state.isStuck && next.isHidden === state.isHidden;
  return { state: next, effects: isSame ? [] : [{ type: 'reflect' }] };
}

function decide(state: HeaderState, action: HeaderAction): HeaderState {
  switch (action.type) {
    case 'measured':
      return { ...state, ...action.place };
    case 'scrolled':
      return scroll(state, action.scroll, action.time);
    case 'focus-moved':
      return { ...state, hasFocus: action.isInside };
    case 'show-on-up-changed':
      return { ...state, showsOnUp: action.isOn };
  }
}

/** A finger that trembles means nothing: only a long movement, or one long step, shows or hides the header. */
function scroll(state: HeaderState, to: number, time: number): HeaderState {
  if (to === state.scroll) return state;
  const { strokeMs, strokePx, stepPx } = headerLimits;
  const isUp = to < state.scroll;
  const isNew = isUp !== state.isUp || time - state.from.time > strokeMs;
  const from = isNew ? { scroll: state.scroll, time } : state.from;
  const isMeant = Math.abs(to - from.scroll) > strokePx || Math.abs(to - state.scroll) > stepPx;
  return { ...state, scroll: to, isUp, from, isHidden: isMeant ? !isUp : state.isHidden };
}

/** Never hidden where its own place would gape, nor with the focus inside (WCAG 2.4.7, 2.4.11). */
function limit(state: HeaderState): HeaderState {
  const isStuck = state.fits && state.scroll > state.start;
  const mayHide = state.showsOnUp && isStuck && state.scroll > state.end && !state.hasFocus;
  return { ...state, isStuck, isHidden: mayHide && state.isHidden };
}
