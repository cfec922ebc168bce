import { belowBreakpoint, type BreakpointForm } from '../../shared/element/breakpoint.model.js';

/** Index of an item with a submenu, in document order. */
export type ItemId = number;

/** State of one menu. */
export interface MenuState {
  /** Item to the item that contains it. */
  readonly parents: readonly (ItemId | null)[];
  readonly isMobile: boolean;
  /** Deepest open item. It and its ancestors are open, no others. */
  readonly open: ItemId | null;
  /** Deepest pressed item, which stays open without hovering. */
  readonly pinned: ItemId | null;
  /** Deepest item under a hovering pointer. */
  readonly hovered: ItemId | null;
  /** Deepest item with the focus. */
  readonly focused: ItemId | null;
  /** Deepest item with the focus in its submenu, whose closing would lose the focus. */
  readonly held: ItemId | null;
}

/** Actions of a menu. */
export type MenuAction =
  | { readonly type: 'pressed'; readonly item: ItemId; readonly isPointer: boolean }
  | { readonly type: 'hovered'; readonly item: ItemId | null }
  | { readonly type: 'delay-elapsed' }
  | { readonly type: 'focused'; readonly item: ItemId | null; readonly isInside: boolean }
  | { readonly type: 'escaped' }
  | { readonly type: 'outside-pressed' }
  | { readonly type: 'crossed'; readonly isMobile: boolean };

/** Effects of a menu. */
export type MenuEffect =
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'stop-waiting' }
  | { readonly type: 'focus-toggle'; readonly item: ItemId }
  | { readonly type: 'emit'; readonly item: ItemId; readonly isOpen: boolean };

/** Returns the state of a menu whose submenus are all closed. */
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

/** Returns an item and its ancestors, the outermost first. */
export function pathTo({ parents }: MenuState, item: ItemId | null | undefined): ItemId[] {
  const path: ItemId[] = [];
  for (let at = item ?? null; at !== null; at = parents[at] ?? null) path.unshift(at);
  return path;
}

/** Returns true if an item's submenu is open. */
export function isOpen(state: MenuState, item: ItemId): boolean {
  return pathTo(state, state.open).includes(item);
}

/** Returns the deepest common ancestor of two items. */
export function common(state: MenuState, one: ItemId | null, other: ItemId | null): ItemId | null {
  const path = pathTo(state, other);
  return (
    pathTo(state, one)
      .filter((item) => path.includes(item))
      .at(-1) ?? null
  );
}

/** Returns the second item if it is inside the first or the first is null; otherwise the first. */
export function deeper(state: MenuState, one: ItemId | null, other: ItemId | null): ItemId | null {
  return one === null || pathTo(state, other).includes(one) ? other : one;
}

/** Default width below which the menu is mobile. */
export const defaultBreakpoint = '48rem';

const breakpointForms: readonly BreakpointForm[] = ['length', 'query'];

/** Returns the media query for a mobile menu; '' for an invalid breakpoint. */
export function narrowQuery(breakpoint: string): string {
  return belowBreakpoint(breakpoint, breakpointForms);
}
