import { canOpen, type PanelState, type PanelStep, type Swipe } from './panel-state.model.js';

/** Movements of a finger. Times are in milliseconds, positions in pixels of the viewport. */
export type SwipeAction =
  | {
      readonly type: 'touch-began';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly sign: number;
    }
  | { readonly type: 'touch-moved'; readonly x: number; readonly y: number; readonly sinceScroll: number }
  | { readonly type: 'touch-ended'; readonly isCancelled: boolean };

/** Limits of a swipe. */
const swipeLimits = Object.freeze({
  /** A swipe does not begin within this time after a scroll of the page. */
  scrollIdleMs: 250,
  /** A finger that first moves further than this up or down scrolls. One that moves further sideways swipes. */
  driftPx: 5,
  /** Share of the panel's width after which a swipe opens or closes. */
  commitShare: 1 / 3,
});

type Began = Extract<SwipeAction, { type: 'touch-began' }>;
type Moved = Extract<SwipeAction, { type: 'touch-moved' }>;

/** Returns the next state and the effects of a finger's movement. */
export function stepSwipe(state: PanelState, action: SwipeAction): PanelStep {
  switch (action.type) {
    case 'touch-began':
      return beginSwipe(state, action);
    case 'touch-moved':
      return moveSwipe(state, action);
    case 'touch-ended':
      return endSwipe(state, action.isCancelled);
  }
}

/** Begins a swipe, if the panel is open or closed. A panel that slides is not swiped. */
function beginSwipe(state: PanelState, { x, y, width, sign }: Began): PanelStep {
  const canPull = state.phase === 'open' || (state.phase === 'closed' && canOpen(state));
  if (!canPull || state.swipe || !(width > 0)) return { state, effects: [] };
  const isFromOpen = state.phase === 'open';
  const progress = isFromOpen ? 1 : 0;
  const swipe = { startX: x, startY: y, width, sign, isFromOpen, isFollowing: false, progress };
  return { state: { ...state, swipe }, effects: [] };
}

/** Moves the finger. The first clear movement decides between scrolling and swiping. */
function moveSwipe(state: PanelState, { x, y, sinceScroll }: Moved): PanelStep {
  const { swipe } = state;
  if (!swipe || sinceScroll < swipeLimits.scrollIdleMs) return { state, effects: [] };
  const forward = (x - swipe.startX) * swipe.sign;
  if (swipe.isFollowing) return follow(state, swipe, forward);
  if (Math.abs(y - swipe.startY) > swipeLimits.driftPx)
    return { state: { ...state, swipe: null }, effects: [] };
  if (Math.abs(forward) <= swipeLimits.driftPx) return { state, effects: [] };
  if (forward > 0 === swipe.isFromOpen) return { state: { ...state, swipe: null }, effects: [] };
  return follow(state, { ...swipe, isFollowing: true }, forward);
}

/** Ends a swipe. `isCancelled` is true if the browser has taken the gesture. */
function endSwipe(state: PanelState, isCancelled: boolean): PanelStep {
  const { swipe } = state;
  const idle = { ...state, swipe: null };
  if (!swipe?.isFollowing) return { state: idle, effects: [] };
  const travel = Math.abs(swipe.progress - (swipe.isFromOpen ? 1 : 0));
  const isCommitted = !isCancelled && travel > swipeLimits.commitShare;
  if (isCommitted && swipe.isFromOpen) {
    return { state: idle, effects: [{ type: 'ask', request: 'close', source: 'swipe' }] };
  }
  if (isCommitted || swipe.isFromOpen) return { state: idle, effects: [{ type: 'slide', to: 1 }] };
  return { state: { ...idle, phase: 'closing', source: 'swipe' }, effects: [{ type: 'slide', to: 0 }] };
}

function follow(state: PanelState, swipe: Swipe, forward: number): PanelStep {
  const share = Math.min(1, Math.max(-1, forward / swipe.width));
  const progress = Math.min(1, Math.max(0, swipe.isFromOpen ? 1 + share : share));
  const next = { ...state, swipe: { ...swipe, progress } };
  // The page may cancel the opening before any of the panel is visible.
  if (state.phase === 'closed')
    return { state: next, effects: [{ type: 'ask', request: 'open', source: 'swipe' }] };
  return { state: next, effects: [{ type: 'follow', progress }] };
}
