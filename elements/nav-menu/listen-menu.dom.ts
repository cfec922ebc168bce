import { documentOf, unclobbered } from '../../shared/dom/unclobbered.js';
import { hasServerScript, shieldKeys, shieldPresses } from './server-buttons.dom.js';
import { itemAt, type ParentItem } from './menu-items.dom.js';
import type { ItemId } from './menu-state.model.js';

/** Callbacks for input in a menu. Items are identified by their indexes. */
export interface MenuListeners {
  /** Called when a hovering pointer has entered an item, or none. */
  onHover(item: ItemId | null): void;
  onFocus(item: ItemId | null, isInside: boolean): void;
  /** Closes the innermost submenu. Returns true if there was one. */
  onEscape(): boolean;
  /** Called for a press outside of the menu. */
  onOutsidePress(): void;
}

/** Press on an item's toggle or label. */
export interface Press {
  readonly item: number;
  /** True for a mouse, pen or finger; false for a key or assistive technology. */
  readonly isPointer: boolean;
}

interface PressListeners {
  isOpen(item: number): boolean;
  onPress(press: Press): void;
}

/** Matches links without a target, which act as headings. */
const nowhere = /^\s*(#|javascript:.*)?$/i;

interface Menu {
  readonly list: HTMLElement;
  readonly items: readonly ParentItem[];
}

/** Handles hovering, the focus and Escape until the signal aborts. The pointer type is read from each event. */
export function listenToMenu(menu: Menu, listeners: MenuListeners, signal: AbortSignal): void {
  const { list, items } = menu;
  const document = documentOf(list);
  const leave = ({ target }: Event) => isOutside(list, target) && listeners.onOutsidePress();
  document.addEventListener('pointerup', leave, { signal });
  listenToHovering(menu, listeners, signal);
  listenToFocus(menu, listeners, signal);
  const escape = (event: KeyboardEvent) => {
    // Escape also ends a composition (IME), and may belong to a control inside.
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (listeners.onEscape()) event.preventDefault();
  };
  if (hasServerScript(items)) shieldKeys(list, escape, signal);
  // On the list too, so that it runs before the listeners of layers on the document.
  list.addEventListener('keydown', escape, { signal });
  document.addEventListener('keydown', escape, { signal });
}

function listenToHovering({ list, items }: Menu, { onHover }: MenuListeners, signal: AbortSignal): void {
  const hover = ({ type, target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || list.closest('[data-g-hover-expand="false"]')) return;
    onHover(type === 'pointerover' ? itemAt(items, target) : null);
  };
  list.addEventListener('pointerover', hover, { signal });
  list.addEventListener('pointerleave', hover, { signal });
}

function listenToFocus({ list, items }: Menu, { onFocus }: MenuListeners, signal: AbortSignal): void {
  const enter = ({ target }: { readonly target: EventTarget | null }) => {
    const item = itemAt(items, target);
    onFocus(item, item !== null && items[item]?.submenu.contains(target as Node) === true);
  };
  const leave = ({ relatedTarget }: FocusEvent) => isOutside(list, relatedTarget) && onFocus(null, false);
  list.addEventListener('focusin', enter, { signal });
  list.addEventListener('focusout', leave, { signal });
  // The focus may have entered before the listeners were added.
  const active = unclobbered(list.getRootNode() as Document | ShadowRoot).activeElement;
  if (active && list.contains(active)) enter({ target: active });
}

function isOutside(list: Element, node: EventTarget | null): boolean {
  return node instanceof Node && !list.contains(node);
}

/**
 * Handles the clicks that open and close, until the signal aborts. A finger that moves or scrolls dispatches no
 * click. The first tap on a closed item's link opens it; the second follows the link.
 */
export function listenToPresses(
  { list, items }: Menu,
  { isOpen, onPress }: PressListeners,
  signal: AbortSignal,
): void {
  let lastPointer = '';
  const remember = ({ pointerType }: PointerEvent) => {
    lastPointer = pointerType;
  };
  const press = (event: PointerEvent) => {
    const { target, detail } = event;
    const index = itemAt(items, target);
    const parent = items[index ?? -1];
    if (index === null || !parent || !(target instanceof Element) || event.defaultPrevented) return;
    // In older browsers a click has no `pointerType`.
    const pointer = (event.pointerType as string | undefined) ?? (detail ? lastPointer : '');
    const isFirstTap = /touch|pen/.test(pointer) && !isOpen(index);
    if (!isPress(parent, target, isFirstTap)) return;
    if (unclobbered(target).closest('a')) event.preventDefault();
    onPress({ item: index, isPointer: detail > 0 });
  };
  list.addEventListener('pointerdown', remember, { signal });
  list.addEventListener('click', press, { signal });
  if (hasServerScript(items)) shieldPresses(list, press, signal);
}

function isPress({ item, submenu, label }: ParentItem, target: Element, isFirstTap: boolean): boolean {
  // The theme's own button that leads back from a level.
  if (submenu.contains(target)) return unclobbered(target).closest('.g-go-back') !== null;
  // A click on the empty part of an item does nothing.
  if (target === item && label) return false;
  const href = unclobbered(target).closest('a')?.getAttribute('href') ?? '';
  return isFirstTap || nowhere.test(href) || unclobbered(target).closest('[data-g-menuparent]') !== null;
}
