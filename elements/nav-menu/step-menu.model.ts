import {
  common,
  deeper,
  isOpen,
  type ItemId,
  type MenuAction,
  type MenuEffect,
  type MenuState,
  pathTo,
} from './menu-state.model.js';

/** Delays of a hovering pointer, in milliseconds. */
const delays = Object.freeze({
  /** Delay before a submenu opens. */
  openMs: 150,
  /** Delay before a submenu closes, so that the pointer may cut a corner. */
  closeMs: 300,
});

interface Step {
  readonly state: MenuState;
  readonly effects: readonly MenuEffect[];
}

type Change = Partial<Omit<MenuState, 'parents'>>;

const stopWaiting: MenuEffect = { type: 'stop-waiting' };

/** Returns the next state and the effects of an action. */
export function stepMenu(state: MenuState, action: MenuAction): Step {
  switch (action.type) {
    case 'pressed':
      return press(state, action.item, action.isPointer);
    case 'hovered':
      return hover(state, action.item);
    case 'delay-elapsed':
      return follow(state);
    case 'focused':
      return focus(state, action.item, action.isInside);
    case 'escaped':
      return escape(state);
    case 'outside-pressed':
      return change(state, state.isMobile ? {} : { open: null, hovered: null, focused: null }, [stopWaiting]);
    case 'crossed':
      return cross(state, action.isMobile);
  }
}

/** Applies a change, adjusts the values that depend on the open items, and emits what has opened and closed. */
function change(before: MenuState, what: Change, effects: readonly MenuEffect[] = []): Step {
  const next = { ...before, ...what };
  const state = {
    ...next,
    pinned: common(next, next.pinned, next.open),
    held: common(next, next.held, next.open),
  };
  const was = pathTo(before, before.open);
  const is = pathTo(state, state.open);
  const emit = (item: ItemId, isNowOpen: boolean): MenuEffect => ({ type: 'emit', item, isOpen: isNowOpen });
  return {
    state,
    effects: [
      ...was.filter((item) => !is.includes(item)).map((item) => emit(item, false)),
      ...is.filter((item) => !was.includes(item)).map((item) => emit(item, true)),
      ...effects,
    ],
  };
}

/** Opens or closes an item. A pointer's press on an item that hovering has opened keeps it open. */
function press(state: MenuState, item: ItemId, isPointer: boolean): Step {
  const isPinned = pathTo(state, state.pinned).includes(item);
  if (!isOpen(state, item)) return change(state, { open: item, pinned: item }, [stopWaiting]);
  if (isPointer && !isPinned) return change(state, { pinned: item }, [stopWaiting]);
  return fold(state, item);
}

/** Closes an item. The focus moves to its toggle if it would be lost. */
function fold(state: MenuState, item: ItemId): Step {
  const isHeld = pathTo(state, state.held).includes(item);
  const focusing: MenuEffect[] = isHeld ? [{ type: 'focus-toggle', item }] : [];
  const around = state.parents[item] ?? null;
  return change(state, { open: around, pinned: around }, [stopWaiting, ...focusing]);
}

function hover(state: MenuState, item: ItemId | null): Step {
  if (state.isMobile || state.hovered === item) return { state, effects: [] };
  const opens = item !== null && !isOpen(state, item);
  return change(state, { hovered: item }, [{ type: 'wait', ms: opens ? delays.openMs : delays.closeMs }]);
}

/** Handles the end of a delay: opens the item under the pointer and closes the one that the pointer has left. */
function follow(state: MenuState): Step {
  const { hovered, pinned, held } = state;
  const isElsewhere = common(state, held, hovered) !== held;
  if (isElsewhere) return { state, effects: [] };
  const kept = hovered === null || common(state, pinned, hovered) !== null ? pinned : null;
  return change(state, { open: deeper(state, hovered, kept), pinned: kept });
}

/** Handles a focus change: closes the submenus that the focus has left, unless a pointer hovers over it (WCAG 1.4.13). */
function focus(before: MenuState, item: ItemId | null, isInside: boolean): Step {
  const held = isInside || item === null ? item : (before.parents[item] ?? null);
  const state = { ...before, focused: item, held };
  const { open, hovered, pinned, isMobile } = state;
  const isHovered = pinned === null && common(state, open, hovered) === open;
  return change(before, { ...state, open: isMobile || isHovered ? open : common(state, open, item) });
}

/** Handles Escape: closes the innermost submenu around the focus or, with the focus elsewhere, all submenus. */
function escape(state: MenuState): Step {
  const item = common(state, state.focused, state.open);
  if (item !== null) return fold(state, item);
  return change(state, state.isMobile ? {} : { open: null }, [stopWaiting]);
}

/** Handles a crossing of the breakpoint: pressed and focused items stay open, hovered ones close. */
function cross(state: MenuState, isMobile: boolean): Step {
  if (state.isMobile === isMobile) return { state, effects: [] };
  const open = deeper(state, state.held, state.pinned);
  return change(state, { isMobile, open, hovered: null }, [stopWaiting]);
}
