import type { TabAction, TabEffect, TabMove, TabSource, TabState } from '../contract/state.js';

interface Step {
  readonly state: TabState;
  readonly effects: readonly TabEffect[];
}

/** What an action makes of the state, and what the page must do for it. */
export function stepTabs(state: TabState, action: TabAction): Step {
  switch (action.type) {
    case 'listed':
      return list(state, action.disabled, action.selected);
    case 'chosen':
      return choose(state, action.index, action.source);
    case 'key-pressed':
      return press(state, action.move, action.isManual);
    case 'tabs-left':
      return { state: { ...state, current: state.selected }, effects: [{ type: 'show' }] };
    case 'link-left':
      return state.beforeLink === null ? { state, effects: [] } : choose(state, state.beforeLink, 'script');
  }
}

/** A tab that is shown stays shown when others come or go. */
function list(state: TabState, disabled: readonly boolean[], wanted: number): Step {
  const selected = Math.max(0, Math.min(wanted, disabled.length - 1));
  return {
    state: { ...state, disabled, selected, current: selected, beforeLink: null },
    effects: [{ type: 'show' }],
  };
}

function choose(state: TabState, index: number, source: TabSource): Step {
  if (state.disabled[index] === undefined) return { state, effects: [] };
  const isSame = index === state.selected;
  const before = source === 'link' ? (state.beforeLink ?? state.selected) : null;
  return {
    state: { ...state, selected: index, current: index, beforeLink: before },
    effects: isSame ? [{ type: 'show' }] : [{ type: 'show' }, { type: 'tell', source }],
  };
}

function press(state: TabState, move: TabMove, isManual: boolean): Step {
  const current = target(state, move);
  const focused = { ...state, current };
  if (isManual) return { state: focused, effects: [{ type: 'show' }, { type: 'focus' }] };
  const step = choose(focused, current, 'tab');
  return { ...step, effects: [...step.effects, { type: 'focus' }] };
}

function target(state: TabState, move: TabMove): number {
  const count = state.disabled.length;
  const isForward = move === 'next' || move === 'first';
  const from = move === 'first' ? -1 : move === 'last' ? count : state.current;
  return seek(state, from, isForward ? 1 : -1);
}

/** The next tab that can be chosen, round the ends; the current one where there is no other. */
function seek({ disabled, current }: TabState, from: number, by: number): number {
  const count = disabled.length;
  for (let steps = 1; steps <= count; steps += 1) {
    const index = (from + by * steps + count * 2) % count;
    if (!disabled[index]) return index;
  }
  return current;
}
