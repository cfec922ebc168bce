import { itemAt } from './find-item.js';
import type { ParentItem } from './read-menu.js';

type Id = number | null;

/** What a visitor does to a menu, by the numbers of its items. */
export interface MenuListeners {
  /** A pointer has come over a part of the menu, or left it. */
  onHover(event: PointerEvent): void;
  onFocus(item: Id, isInside: boolean): void;
  /** Whether there was something to close. */
  onEscape(): boolean;
  /** The visitor pressed the page beside the menu. */
  onLeave(): void;
}

/** Hears pointers, the focus and Escape until the signal. The kind of pointer is each event's own. */
export function listenToMenu(
  list: HTMLElement,
  items: readonly ParentItem[],
  { onHover, onFocus, onEscape, onLeave }: MenuListeners,
  signal: AbortSignal,
): void {
  const page = list.ownerDocument;
  const isOutside = (node: EventTarget | null) => node instanceof Node && !list.contains(node);
  const enter = ({ target }: { readonly target: EventTarget | null }) => {
    const item = itemAt(items, target);
    onFocus(item, item !== null && items[item]?.submenu.contains(target as Node) === true);
  };
  const leave = ({ relatedTarget }: FocusEvent) => isOutside(relatedTarget) && onFocus(null, false);
  const escape = (event: KeyboardEvent) => {
    // Escape also ends a composition, and may belong to a control inside.
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (onEscape()) event.preventDefault();
  };

  list.addEventListener('pointerover', onHover, { signal });
  list.addEventListener('pointerleave', onHover, { signal });
  list.addEventListener('focusin', enter, { signal });
  list.addEventListener('focusout', leave, { signal });
  // On the list too: a layer that listens on the page, such as a panel around it, comes second.
  list.addEventListener('keydown', escape, { signal });
  page.addEventListener('keydown', escape, { signal });
  page.addEventListener('pointerup', ({ target }) => isOutside(target) && onLeave(), { signal });
  // What happened before there was anyone to hear it.
  const active = (list.getRootNode() as Document | ShadowRoot).activeElement;
  if (active && list.contains(active)) enter({ target: active });
}
