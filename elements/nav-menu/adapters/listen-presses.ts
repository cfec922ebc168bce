import { itemAt } from './find-item.js';
import type { ParentItem } from './read-menu.js';

/** A press on an item's toggle or label. */
export interface Press {
  readonly item: number;
  /** By a mouse, pen or finger; not by a key, nor by assistive technology. */
  readonly isPointer: boolean;
}

/** A link that leads nowhere is a heading. */
const nowhere = /^\s*(#|javascript:.*)?$/i;

/**
 * Hears the presses that open and close until the signal. Only clicks count: a finger that moves or scrolls makes
 * none. The first tap on a closed item's link opens it, the second follows.
 */
export function listenToPresses(
  list: HTMLElement,
  items: readonly ParentItem[],
  isOpen: (item: number) => boolean,
  onPress: (press: Press) => void,
  signal: AbortSignal,
): void {
  let lastPointer = '';
  const remember = ({ pointerType }: PointerEvent) => void (lastPointer = pointerType);
  const press = (event: PointerEvent) => {
    const { target, detail } = event;
    const index = itemAt(items, target);
    const parent = items[index ?? -1];
    if (index === null || !parent || !(target instanceof Element) || event.defaultPrevented) return;
    // Older browsers do not say the pointer with the click.
    const pointer = (event.pointerType as string | undefined) ?? (detail ? lastPointer : '');
    const isFirstTap = /touch|pen/.test(pointer) && !isOpen(index);
    if (!isPress(parent, target, isFirstTap)) return;
    if (target.closest('a')) event.preventDefault();
    onPress({ item: index, isPointer: detail > 0 });
  };
  list.addEventListener('pointerdown', remember, { signal });
  list.addEventListener('click', press, { signal });
}

function isPress({ item, submenu, label }: ParentItem, target: Element, isFirstTap: boolean): boolean {
  // The theme's own way back out of a level.
  if (submenu.contains(target)) return target.closest('.g-go-back') !== null;
  // The empty part of an item is no button.
  if (target === item && label) return false;
  const href = target.closest('a')?.getAttribute('href') ?? '';
  return isFirstTap || nowhere.test(href) || target.closest('[data-g-menuparent]') !== null;
}
