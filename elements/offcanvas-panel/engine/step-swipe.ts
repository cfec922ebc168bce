import { commitShare, driftPx, scrollRestMs } from '../contract/limits.js';
import type { PanelAction, PanelEffect, PanelState, Swipe } from '../contract/state.js';
import { canOpen } from './selectors.js';

interface SwipeStep {
  readonly state: PanelState;
  readonly effects: readonly PanelEffect[];
}

type Began = Extract<PanelAction, { type: 'touch-began' }>;
type Moved = Extract<PanelAction, { type: 'touch-moved' }>;

/** A finger is down: it may pull a panel that rests, never one that slides. */
export function beginSwipe(state: PanelState, { x, y, width, sign }: Began): SwipeStep {
  const canPull = state.phase === 'open' || (state.phase === 'closed' && canOpen(state));
  if (!canPull || state.swipe || !(width > 0)) return { state, effects: [] };
  const isFromOpen = state.phase === 'open';
  const progress = isFromOpen ? 1 : 0;
  const swipe = { startX: x, startY: y, width, sign, isFromOpen, isFollowing: false, progress };
  return { state: { ...state, swipe }, effects: [] };
}

/** The finger moves: the first clear movement decides between scrolling and pulling. */
export function moveSwipe(state: PanelState, { x, y, sinceScroll }: Moved): SwipeStep {
  const { swipe } = state;
  if (!swipe || sinceScroll < scrollRestMs) return { state, effects: [] };
  const forward = (x - swipe.startX) * swipe.sign;
  if (swipe.isFollowing) return follow(state, swipe, forward);
  if (Math.abs(y - swipe.startY) > driftPx) return { state: { ...state, swipe: null }, effects: [] };
  if (Math.abs(forward) <= driftPx) return { state, effects: [] };
  if (forward > 0 === swipe.isFromOpen) return { state: { ...state, swipe: null }, effects: [] };
  return follow(state, { ...swipe, isFollowing: true }, forward);
}

/** The finger has left, or the browser took the gesture for itself. */
export function endSwipe(state: PanelState, isCancelled: boolean): SwipeStep {
  const { swipe } = state;
  const rested = { ...state, swipe: null };
  if (!swipe?.isFollowing) return { state: rested, effects: [] };
  const travel = Math.abs(swipe.progress - (swipe.isFromOpen ? 1 : 0));
  const isCommitted = !isCancelled && travel > commitShare;
  if (isCommitted && swipe.isFromOpen) {
    return { state: rested, effects: [{ type: 'ask', wish: 'close', source: 'swipe' }] };
  }
  if (isCommitted || swipe.isFromOpen) return { state: rested, effects: [{ type: 'slide', to: 1 }] };
  return { state: { ...rested, phase: 'closing', source: 'swipe' }, effects: [{ type: 'slide', to: 0 }] };
}

function follow(state: PanelState, swipe: Swipe, forward: number): SwipeStep {
  const share = Math.min(1, Math.max(-1, forward / swipe.width));
  const progress = Math.min(1, Math.max(0, swipe.isFromOpen ? 1 + share : share));
  const next = { ...state, swipe: { ...swipe, progress } };
  // A closed panel is asked for before anything of it shows.
  if (state.phase === 'closed')
    return { state: next, effects: [{ type: 'ask', wish: 'open', source: 'swipe' }] };
  return { state: next, effects: [{ type: 'follow', progress }] };
}
