import type { ItemId, MenuState } from '../contract/state.js';

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
