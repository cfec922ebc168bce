import type { ParentItem } from './read-menu.js';

/** The number of the deepest item that holds a node; null where none does. */
export function itemAt(items: readonly ParentItem[], node: EventTarget | null): number | null {
  const index = items.findLastIndex(({ item }) => item.contains(node as Node | null));
  return index < 0 ? null : index;
}

/** The words of an item, without those of its submenu. */
export function labelOf({ item, submenu }: Pick<ParentItem, 'item' | 'submenu'>): string {
  const range = item.ownerDocument.createRange();
  range.setStart(item, 0);
  range.setEndBefore(submenu);
  return range.toString().replace(/\s+/g, ' ').trim();
}
