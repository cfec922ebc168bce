import { stepPx, strokeMs, strokePx } from '../contract/limits.js';
import type { HeaderAction, HeaderEffect, HeaderState } from '../contract/state.js';

interface Step {
  readonly state: HeaderState;
  readonly effects: readonly HeaderEffect[];
}

/** What an action makes of the state, and what the page must do for it. */
export function stepHeader(state: HeaderState, action: HeaderAction): Step {
  const next = settle(decide(state, action));
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

/** A trembling finger is no wish: only a long movement, or one long step, shows or hides the header. */
function scroll(state: HeaderState, to: number, time: number): HeaderState {
  if (to === state.scroll) return state;
  const isUp = to < state.scroll;
  const isNew = isUp !== state.isUp || time - state.from.time > strokeMs;
  const from = isNew ? { scroll: state.scroll, time } : state.from;
  const isMeant = Math.abs(to - from.scroll) > strokePx || Math.abs(to - state.scroll) > stepPx;
  return { ...state, scroll: to, isUp, from, isHidden: isMeant ? !isUp : state.isHidden };
}

/** Never hidden where its own place would gape, nor with the focus inside (WCAG 2.4.7, 2.4.11). */
function settle(state: HeaderState): HeaderState {
  const isStuck = state.fits && state.scroll > state.start;
  const mayHide = state.showsOnUp && isStuck && state.scroll > state.end && !state.hasFocus;
  return { ...state, isStuck, isHidden: mayHide && state.isHidden };
}
