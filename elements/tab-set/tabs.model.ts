import { type BreakpointForm, fromBreakpoint } from '../../shared/element/breakpoint.model.js';

/** From this width the tabs stand beside their panels, unless the page says otherwise. */
export const defaultBreakpoint = '960';

/**
 * Cause for which a panel is shown: a tab, a link to something inside, the browser's search, a control inside that is not
 * valid, or the page's script.
 */
export type TabSource = 'tab' | 'link' | 'find' | 'invalid' | 'script';

/** What is known of one `<tab-set>`. */
export interface TabState {
  /** For each tab, whether it cannot be chosen. */
  readonly disabled: readonly boolean[];
  /** The tab whose panel is shown. */
  readonly selected: number;
  /** The tab that the Tab key reaches. */
  readonly current: number;
  /** The tab that was shown before a link opened another. */
  readonly beforeLink: number | null;
}

/** What can happen to it. */
export type TabAction =
  | { readonly type: 'listed'; readonly disabled: readonly boolean[]; readonly selected: number }
  | { readonly type: 'chosen'; readonly index: number; readonly source: TabSource }
  | { readonly type: 'key-pressed'; readonly move: TabMove; readonly isManual: boolean }
  | { readonly type: 'tabs-left' }
  | { readonly type: 'link-left' };

/** Where a key leads. */
export type TabMove = 'next' | 'previous' | 'first' | 'last';

/** What the page must do for it. */
export type TabEffect =
  | { readonly type: 'show' }
  | { readonly type: 'focus' }
  | { readonly type: 'emit'; readonly source: TabSource };

/** Before anything has been read. */
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

/** The next tab that can be chosen, round the ends; the current one where there is no other. */
function seek({ disabled, current }: TabState, from: number, by: number): number {
  const count = disabled.length;
  for (let steps = 1; steps <= count; steps += 1) {
    const index = (from + by * steps + count * 2) % count;
    if (!disabled[index]) return index;
  }
  return current;
}
/** How the tabs lie. */
export interface TabLayout {
  readonly isVertical: boolean;
  readonly isRightToLeft: boolean;
}

/** Where a key leads in a list of tabs; null where it is not ours. Arrows follow the eye. */
export function keyMove(key: string, { isVertical, isRightToLeft }: TabLayout): TabMove | null {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  const [back, on] = isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key !== back && key !== on) return null;
  return (key === on) === (isVertical || !isRightToLeft) ? 'next' : 'previous';
}

const breakpointForms: readonly BreakpointForm[] = ['number', 'length', 'query'];

/** The media query of a window that is wide enough for tabs at a side; '' for `none` and for nonsense. */
export function wideQuery(breakpoint: string): string {
  return fromBreakpoint(breakpoint, breakpointForms);
}
