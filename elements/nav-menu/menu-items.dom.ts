import { documentOf, unclobbered } from '../../shared/dom/unclobbered.js';

/** Item of the server's list with a submenu. */
export interface ParentItem {
  readonly item: HTMLElement;
  readonly submenu: HTMLElement;
  /** Element that names the item, usually a link; undefined if the name is plain text. */
  readonly label: HTMLElement | undefined;
}

/** Returns the list of a menu. An empty tag uses the theme's own menu in the page. */
export function findList(host: HTMLElement): HTMLElement | null {
  const around = host.childElementCount > 0 ? host : documentOf(host);
  return (
    unclobbered(around).querySelector<HTMLElement>('.g-toplevel') ?? host.querySelector<HTMLElement>('ul, ol')
  );
}

/** Returns the items with a submenu in document order. */
export function readItems(list: Element): readonly ParentItem[] {
  return [...list.querySelectorAll('li')].flatMap((item) => {
    const children = [...item.children] as HTMLElement[];
    const submenu = children.find((child) => unclobbered(child).matches('ul, ol, .g-dropdown'));
    const label = children.find((child) => child !== submenu && !unclobbered(child).matches('button'));
    return submenu ? [{ item, submenu, label }] : [];
  });
}

/** Returns the index of the deepest item that contains a node; null without one. */
export function itemAt(items: readonly ParentItem[], node: EventTarget | null): number | null {
  const index = node instanceof Node ? items.findLastIndex(({ item }) => item.contains(node)) : -1;
  return index < 0 ? null : index;
}

/** Returns the text of an item without its submenu. */
export function labelOf({ item, submenu }: ParentItem): string {
  const range = documentOf(item).createRange();
  range.setStart(item, 0);
  range.setEndBefore(submenu);
  return range.toString().replace(/\s+/g, ' ').trim();
}

/** Returns true if two readings of a list have found the same elements. */
export function areSame(items: readonly ParentItem[], others: readonly ParentItem[]): boolean {
  return (
    items.length === others.length &&
    items.every(({ item, submenu, label }, index) => {
      const other = others[index];
      return item === other?.item && submenu === other.submenu && label === other.label;
    })
  );
}
