import { belowBreakpoint, type BreakpointForm } from '../../shared/element/breakpoint.model.js';

/** An item with a submenu: its number in the order of the page. */
export type ItemId = number;

/** What is known of one menu. */
export interface MenuState {
  /** Item → the item in whose submenu it stands. */
  readonly parents: readonly (ItemId | null)[];
  readonly isMobile: boolean;
  /** The deepest open item: it and the items around it are open, no others. */
  readonly open: ItemId | null;
  /** The deepest item that was pressed: it stays without a pointer over it. */
  readonly pinned: ItemId | null;
  /** The deepest item under a pointer that can hover. */
  readonly hovered: ItemId | null;
  /** The deepest item that has the focus. */
  readonly focused: ItemId | null;
  /** The deepest item with the focus in its submenu: closing it would lose the focus. */
  readonly held: ItemId | null;
}

/** What can happen to it. */
export type MenuAction =
  | { readonly type: 'pressed'; readonly item: ItemId; readonly isPointer: boolean }
  | { readonly type: 'hovered'; readonly item: ItemId | null }
  | { readonly type: 'delay-elapsed' }
  | { readonly type: 'focused'; readonly item: ItemId | null; readonly isInside: boolean }
  | { readonly type: 'escaped' }
  | { readonly type: 'outside-pressed' }
  | { readonly type: 'crossed'; readonly isMobile: boolean };

/** What the page must do for it. */
export type MenuEffect =
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'stop-waiting' }
  | { readonly type: 'focus-toggle'; readonly item: ItemId }
  | { readonly type: 'emit'; readonly item: ItemId; readonly isOpen: boolean };

/** Before anything has happened: all submenus are closed. */
export function initialMenu(parents: MenuState['parents']): MenuState {
  return {
    parents,
    isMobile: false,
    open: null,
    pinned: null,
    hovered: null,
    focused: null,
    held: null,
  };
}

/** An item and the items around it, the outermost first. */
export function pathTo({ parents }: MenuState, item: ItemId | null | undefined): ItemId[] {
  const path: ItemId[] = [];
  for (let at = item ?? null; at !== null; at = parents[at] ?? null) path.unshift(at);
  return path;
}

/** Whether an item's submenu is open. */
export function isOpen(state: MenuState, item: ItemId): boolean {
  return pathTo(state, state.open).includes(item);
}

/** The deepest item on the way to both. */
export function common(state: MenuState, one: ItemId | null, other: ItemId | null): ItemId | null {
  const path = pathTo(state, other);
  return (
    pathTo(state, one)
      .filter((item) => path.includes(item))
      .at(-1) ?? null
  );
}

/** The second where it is in the first or is the only one; else the first. */
export function deeper(state: MenuState, one: ItemId | null, other: ItemId | null): ItemId | null {
  return one === null || pathTo(state, other).includes(one) ? other : one;
}

/** Below this width the menu is a mobile one, unless the page says otherwise. */
export const defaultBreakpoint = '48rem';

const breakpointForms: readonly BreakpointForm[] = ['length', 'query'];

/** The media query of a window in which the menu is a mobile one; '' for what is no breakpoint. */
export function narrowQuery(breakpoint: string): string {
  return belowBreakpoint(breakpoint, breakpointForms);
}
