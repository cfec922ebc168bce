import { type BreakpointForm, fromBreakpoint } from '../../shared/element/breakpoint.model.js';

/** Default breakpoint: the width in pixels from which the tabs are beside their panels. */
export const defaultBreakpoint = '960';

/**
 * Cause of showing a panel: a tab, a link to its content, the browser's search, an invalid control in it, or a
 * script.
 */
export type TabSource = 'tab' | 'link' | 'find' | 'invalid' | 'script';

/** State of one `<tab-set>`. */
export interface TabState {
  /** For each tab, true if it cannot be chosen. */
  readonly disabled: readonly boolean[];
  /** Index of the tab whose panel is shown. */
  readonly selected: number;
  /** Index of the tab in the tab order. */
  readonly current: number;
  /** Index of the tab that was shown before a link opened another one. */
  readonly beforeLink: number | null;
}

/** Actions of a `<tab-set>`. */
export type TabAction =
  | { readonly type: 'listed'; readonly disabled: readonly boolean[]; readonly selected: number }
  | { readonly type: 'chosen'; readonly index: number; readonly source: TabSource }
  | { readonly type: 'key-pressed'; readonly move: TabMove; readonly isManual: boolean }
  | { readonly type: 'tabs-left' }
  | { readonly type: 'link-left' };

/** Target of a key. */
export type TabMove = 'next' | 'previous' | 'first' | 'last';

/** Effects of a `<tab-set>`. */
export type TabEffect =
  | { readonly type: 'show' }
  | { readonly type: 'focus' }
  | { readonly type: 'emit'; readonly source: TabSource };

/** State before the markup was read. */
export const initialTabs: TabState = Object.freeze({
  disabled: Object.freeze([]),
  selected: 0,
  current: 0,
  beforeLink: null,
});

interface Step {
  readonly state: TabState;
  readonly effects: readonly TabEffect[];
}

/** Returns the next state and the effects of an action. */
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

/** Replaces the tabs by those of the markup. The shown panel stays. */
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
    effects: isSame ? [{ type: 'show' }] : [{ type: 'show' }, { type: 'emit', source }],
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

/** Returns the next enabled tab, wrapping around the ends; the current one if there is no other. */
function seek({ disabled, current }: TabState, from: number, by: number): number {
  const count = disabled.length;
  for (let steps = 1; steps <= count; steps += 1) {
    const index = (from + by * steps + count * 2) % count;
    if (!disabled[index]) return index;
  }
  return current;
}
/** Layout of the tabs. */
export interface TabLayout {
  readonly isVertical: boolean;
  readonly isRightToLeft: boolean;
}

/**
 * Returns the target of a key in the list of tabs; null for other keys. The arrows depend on the layout and the text
 * direction.
 */
export function keyMove(key: string, { isVertical, isRightToLeft }: TabLayout): TabMove | null {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  const [back, on] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key !== back && key !== on) return null;
  return (key === on) === (isVertical || !isRightToLeft) ? 'next' : 'previous';
}

const breakpointForms: readonly BreakpointForm[] = ['number', 'length', 'query'];

/** Returns the media query for tabs beside their panels; '' for `none` and for an invalid breakpoint. */
export function wideQuery(breakpoint: string): string {
  return fromBreakpoint(breakpoint, breakpointForms);
}
