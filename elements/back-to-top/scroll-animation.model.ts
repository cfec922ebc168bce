/** Speed of the scrolling: pixels per step, and milliseconds per step. */
export interface Pace {
  readonly stepPx: number;
  readonly stepMs: number;
}

/** Animated scroll to the top: its start position in pixels, and its start time in milliseconds. */
export interface ScrollAnimation extends Pace {
  readonly from: number;
  readonly startedAt: number;
}

/** State of one `<back-to-top>`. */
export interface TopState {
  /** True if the page is scrolled past the threshold. */
  readonly isPast: boolean;
  /** True if the link has the focus, which keeps it visible. */
  readonly hasFocus: boolean;
  readonly animation: ScrollAnimation | null;
}

/** Actions of a `<back-to-top>`. */
export type TopAction =
  | { readonly type: 'seen'; readonly top: number; readonly threshold: number; readonly hasFocus: boolean }
  | { readonly type: 'top-requested'; readonly animation: ScrollAnimation; readonly isInstant: boolean }
  | { readonly type: 'frame'; readonly now: number }
  | { readonly type: 'interrupted' };

/** Effects of a `<back-to-top>`. */
export type TopEffect =
  | { readonly type: 'show'; readonly isVisible: boolean }
  | { readonly type: 'scroll-to'; readonly top: number }
  | { readonly type: 'next-frame' }
  | { readonly type: 'arrive' };

interface Step {
  readonly state: TopState;
  readonly effects: readonly TopEffect[];
}

/** State before the first measurement: the server's link is visible. */
export const initialTop: TopState = Object.freeze({ isPast: true, hasFocus: false, animation: null });

/** Returns true if the link is visible. */
export function isVisible({ isPast, hasFocus }: TopState): boolean {
  return isPast || hasFocus;
}

/** Returns the scroll position at a time. Only complete steps count. */
export function positionAt({ from, startedAt, stepPx, stepMs }: ScrollAnimation, now: number): number {
  // A frame may have an earlier time than the click before it.
  const steps = Math.max(0, Math.floor((now - startedAt) / stepMs));
  return Math.max(0, from - steps * stepPx);
}

/** Returns the next state and the effects of an action. */
export function stepTop(before: TopState, action: TopAction): Step {
  const { state, effects } = decide(before, action);
  if (isVisible(state) === isVisible(before)) return { state, effects };
  return { state, effects: [...effects, { type: 'show', isVisible: isVisible(state) }] };
}

function decide(state: TopState, action: TopAction): Step {
  switch (action.type) {
    case 'seen':
      return stay({ ...state, isPast: action.top >= action.threshold, hasFocus: action.hasFocus });
    case 'top-requested':
      return startAnimation(state, action.animation, action.isInstant);
    case 'frame':
      return state.animation ? advance(state, state.animation, action.now) : stay(state);
    case 'interrupted':
      return stay({ ...state, animation: null });
  }
}

function startAnimation(state: TopState, animation: ScrollAnimation, isInstant: boolean): Step {
  if (isInstant || animation.from <= 0) return arrive(state);
  // A second press restarts from the current position; frames are already requested.
  const effects: readonly TopEffect[] = state.animation ? [] : [{ type: 'next-frame' }];
  return { state: { ...state, animation }, effects };
}

function advance(state: TopState, animation: ScrollAnimation, now: number): Step {
  const top = positionAt(animation, now);
  if (top === 0) return arrive(state);
  return { state, effects: [{ type: 'scroll-to', top }, { type: 'next-frame' }] };
}

function arrive(state: TopState): Step {
  return {
    state: { ...state, animation: null },
    effects: [{ type: 'scroll-to', top: 0 }, { type: 'arrive' }],
  };
}

function stay(state: TopState): Step {
  return { state, effects: [] };
}
