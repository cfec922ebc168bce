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
  | { readonly type: 'rested' }
  | { readonly type: 'focused'; readonly item: ItemId | null; readonly isInside: boolean }
  | { readonly type: 'escaped' }
  | { readonly type: 'left' }
  | { readonly type: 'crossed'; readonly isMobile: boolean };

/** What the page must do for it. */
export type MenuEffect =
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'stop-waiting' }
  | { readonly type: 'focus-toggle'; readonly item: ItemId }
  | { readonly type: 'tell'; readonly item: ItemId; readonly isOpen: boolean };

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
