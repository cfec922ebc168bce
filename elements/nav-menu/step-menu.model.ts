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

/** How long a pointer waits, in milliseconds. */
const delays = Object.freeze({
  /** On an item, before its submenu opens. */
  openMs: 150,
  /** Away from it, before it closes, so that a corner may be cut. */
  closeMs: 300,
});

interface Step {
  readonly state: MenuState;
  readonly effects: readonly MenuEffect[];
}

type Change = Partial<Omit<MenuState, 'parents'>>;

const stopWaiting: MenuEffect = { type: 'stop-waiting' };

/** What an action makes of the state, and what the page must do for it. */
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

/** Makes the change, keeps what hangs on the open items in line, and tells what has opened and closed. */
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

/** A press opens and closes. A pointer's press on what its hovering has opened only makes it stay. */
function press(state: MenuState, item: ItemId, isPointer: boolean): Step {
  const isPinned = pathTo(state, state.pinned).includes(item);
  if (!isOpen(state, item)) return change(state, { open: item, pinned: item }, [stopWaiting]);
  if (isPointer && !isPinned) return change(state, { pinned: item }, [stopWaiting]);
  return fold(state, item);
}

/** Closes an item; the focus goes to its toggle where it would be lost. */
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

/** The pointer has stayed: what it is over opens, what it has left closes. */
function follow(state: MenuState): Step {
  const { hovered, pinned, held } = state;
  const isElsewhere = common(state, held, hovered) !== held;
  if (isElsewhere) return { state, effects: [] };
  const kept = hovered === null || common(state, pinned, hovered) !== null ? pinned : null;
  return change(state, { open: deeper(state, hovered, kept), pinned: kept });
}

/** Where the focus goes, what it has left closes; but not under a hovering pointer (WCAG 1.4.13). */
function focus(before: MenuState, item: ItemId | null, isInside: boolean): Step {
  const held = isInside || item === null ? item : (before.parents[item] ?? null);
  const state = { ...before, focused: item, held };
  const { open, hovered, pinned, isMobile } = state;
  const isHovered = pinned === null && common(state, open, hovered) === open;
  return change(before, { ...state, open: isMobile || isHovered ? open : common(state, open, item) });
}

/** Escape closes the innermost submenu around the focus; with the focus elsewhere it closes them all. */
function escape(state: MenuState): Step {
  const item = common(state, state.focused, state.open);
  if (item !== null) return fold(state, item);
  return change(state, state.isMobile ? {} : { open: null }, [stopWaiting]);
}

/** What was pressed stays open, and what has the focus; what only a pointer held does not. */
function cross(state: MenuState, isMobile: boolean): Step {
  if (state.isMobile === isMobile) return { state, effects: [] };
  const open = deeper(state, state.held, state.pinned);
  return change(state, { isMobile, open, hovered: null }, [stopWaiting]);
}
