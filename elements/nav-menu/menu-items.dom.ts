/** An item of the server's list that has a submenu. */
export interface ParentItem {
  readonly item: HTMLElement;
  readonly submenu: HTMLElement;
  /** What names it, mostly a link; undefined where that is a bare text. */
  readonly label: HTMLElement | undefined;
}

/** The list of a menu; an empty tag stands beside the theme's own menu. */
export function findList(host: HTMLElement): HTMLElement | null {
  const around = host.childElementCount > 0 ? host : host.ownerDocument;
  return around.querySelector<HTMLElement>('.g-toplevel') ?? host.querySelector<HTMLElement>('ul, ol');
}

/** The items with a submenu, in the order of the page. */
export function readItems(list: Element): readonly ParentItem[] {
  return [...list.querySelectorAll('li')].flatMap((item) => {
    const children = [...item.children] as HTMLElement[];
    const submenu = children.find((child) => child.matches('ul, ol, .g-dropdown'));
    const label = children.find((child) => child !== submenu && !child.matches('button'));
    return submenu ? [{ item, submenu, label }] : [];
  });
}

/** The number of the deepest item that holds a node; null where none does. */
export function itemAt(items: readonly ParentItem[], node: EventTarget | null): number | null {
  const index = node instanceof Node ? items.findLastIndex(({ item }) => item.contains(node)) : -1;
  return index < 0 ? null : index;
}

/** The words of an item, without those of its submenu. */
export function labelOf({ item, submenu }: ParentItem): string {
  const range = item.ownerDocument.createRange();
  range.setStart(item, 0);
  range.setEndBefore(submenu);
  return range.toString().replace(/\s+/g, ' ').trim();
}
