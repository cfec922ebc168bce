/** Thresholds of the header's scrolling. */
export const headerLimits = Object.freeze({
  /** Time in milliseconds after which a scroll movement starts anew. */
  strokeMs: 300,
  /** Distance in pixels from which a movement counts. */
  strokePx: 30,
  /** Distance in pixels from which a single step counts. */
  stepPx: 10,
  /** Largest share of the window's height for a sticky header. */
  largestShare: 1 / 2,
});

/** Place of the header in the page, in pixels. */
export interface HeaderPlace {
  /** Scroll position from which the header sticks. */
  readonly start: number;
  /** Scroll position from which the header's own place is out of sight. */
  readonly end: number;
  /** True if the header is low enough for the window. */
  readonly fits: boolean;
}

/** State of one `<sticky-header>`. */
export interface HeaderState extends HeaderPlace {
  readonly showsOnUp: boolean;
  readonly scroll: number;
  readonly isUp: boolean;
  /** Start of the current movement. */
  readonly from: { readonly scroll: number; readonly time: number };
  readonly hasFocus: boolean;
  readonly isStuck: boolean;
  readonly isHidden: boolean;
}

/** Actions of a `<sticky-header>`. Times are in milliseconds, positions in pixels. */
export type HeaderAction =
  | { readonly type: 'measured'; readonly place: HeaderPlace }
  | { readonly type: 'scrolled'; readonly scroll: number; readonly time: number }
  | { readonly type: 'focus-moved'; readonly isInside: boolean }
  | { readonly type: 'show-on-up-changed'; readonly isOn: boolean };

/** Effects of a `<sticky-header>`. */
export type HeaderEffect = { readonly type: 'reflect' };

interface Step {
  readonly state: HeaderState;
  readonly effects: readonly HeaderEffect[];
}

/** State before the first measurement. */
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

/** Returns the next state and the effects of an action. */
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

/** Handles a scroll. Small movements are ignored; a long movement or a large step shows or hides the header. */
function scroll(state: HeaderState, to: number, time: number): HeaderState {
  if (to === state.scroll) return state;
  const { strokeMs, strokePx, stepPx } = headerLimits;
  const isUp = to < state.scroll;
  const isNew = isUp !== state.isUp || time - state.from.time > strokeMs;
  const from = isNew ? { scroll: state.scroll, time } : state.from;
  const isMeant = Math.abs(to - from.scroll) > strokePx || Math.abs(to - state.scroll) > stepPx;
  return { ...state, scroll: to, isUp, from, isHidden: isMeant ? !isUp : state.isHidden };
}

/** Keeps the header visible while its own place is in sight, and while it contains the focus (WCAG 2.4.7, 2.4.11). */
function limit(state: HeaderState): HeaderState {
  const isStuck = state.fits && state.scroll > state.start;
  const mayHide = state.showsOnUp && isStuck && state.scroll > state.end && !state.hasFocus;
  return { ...state, isStuck, isHidden: mayHide && state.isHidden };
}
