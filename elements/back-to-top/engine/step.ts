import type { Climb, TopAction, TopEffect, TopState } from '../contract/state.js';

interface Step {
  readonly state: TopState;
  readonly effects: readonly TopEffect[];
}

/** Whether the link is in sight. */
export function isVisible({ isPast, hasFocus }: TopState): boolean {
  return isPast || hasFocus;
}

/** Where the page stands at a time: whole steps only, as many as have passed. */
export function positionAt({ from, startedAt, stepPx, stepMs }: Climb, now: number): number {
  // A frame may carry an earlier time than the click that asked for it.
  const steps = Math.max(0, Math.floor((now - startedAt) / stepMs));
  return Math.max(0, from - steps * stepPx);
}

/** What an action makes of the state, and what the page must do for it. */
export function stepTop(before: TopState, action: TopAction): Step {
  const { state, effects } = decide(before, action);
  if (isVisible(state) === isVisible(before)) return { state, effects };
  return { state, effects: [...effects, { type: 'show', isVisible: isVisible(state) }] };
}

function decide(state: TopState, action: TopAction): Step {
  switch (action.type) {
    case 'seen':
      return still({ ...state, isPast: action.top >= action.threshold, hasFocus: action.hasFocus });
    case 'asked':
      return setOut(state, action.climb, action.isInstant);
    case 'frame':
      return state.climb ? follow(state, state.climb, action.now) : still(state);
    case 'interrupted':
      return still({ ...state, climb: null });
  }
}

function setOut(state: TopState, climb: Climb, isInstant: boolean): Step {
  if (isInstant || climb.from <= 0) return arrive(state);
  // A second press begins anew from where the page is; its frames are already coming.
  const effects: readonly TopEffect[] = state.climb ? [] : [{ type: 'next-frame' }];
  return { state: { ...state, climb }, effects };
}

function follow(state: TopState, climb: Climb, now: number): Step {
  const top = positionAt(climb, now);
  if (top === 0) return arrive(state);
  return { state, effects: [{ type: 'scroll-to', top }, { type: 'next-frame' }] };
}

function arrive(state: TopState): Step {
  return {
    state: { ...state, climb: null },
    effects: [{ type: 'scroll-to', top: 0 }, { type: 'arrive' }],
  };
}

function still(state: TopState): Step {
  return { state, effects: [] };
}
