import { createUndoLog } from '../../../shared/dom/undo-log.js';
import { itemSlot } from '../items/media-item.model.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';

interface Movable {
  moveBefore?(node: Node, child: Node | null): void;
}

/**
 * Moves an element of the page into the viewer. It is the element itself, so its ids stay unique, and its form and
 * listeners are kept.
 *
 * @returns A function that moves it back; null without such an element.
 */
export function borrowElement(host: HTMLElement, src: string): (() => void) | null {
  const element = findElement(host.getRootNode() as Document | ShadowRoot, src);
  if (
    !(element instanceof HTMLElement) ||
    unclobbered(element).contains(host) ||
    unclobbered(element).matches('head, head *')
  )
    return null;
  const place = documentOf(host).createComment('');
  const log = createUndoLog();
  unclobbered(element).before(place);
  move(host, element, null);
  log.setAttribute(element, 'slot', itemSlot);
  log.setAttribute(element, 'hidden', null);
  if (getComputedStyle(element).display === 'none') log.setStyle(element, 'display', 'block', 'important');
  return () => {
    log.restoreAll();
    // If the page has removed the place meanwhile, the element is removed too.
    if (place.isConnected && place.parentNode) move(place.parentNode, element, place);
    else unclobbered(element).remove();
    place.remove();
  };
}

/** Returns the element that `#id` or a selector references; null without one. */
function findElement(node: Document | ShadowRoot, src: string): Element | null {
  const root = unclobbered(node);
  const name = src.slice(1);
  const byName = (text: string) => (src.startsWith('#') ? root.getElementById(text) : null);
  return (
    byName(name) ?? attempt(() => byName(decodeURIComponent(name))) ?? attempt(() => root.querySelector(src))
  );
}

/** Runs a search; null if the text cannot be decoded or is not a selector. */
function attempt(find: () => Element | null): Element | null {
  try {
    return find();
  } catch {
    return null;
  }
}

/** Moves an element by `moveBefore`, which keeps frames, players and the focus, or else by `insertBefore`. */
function move(node: Node & Movable, element: Element, before: Node | null): void {
  const parent = unclobbered(node);
  try {
    if (!parent.moveBefore) throw new Error('not there');
    parent.moveBefore(element, before);
  } catch {
    parent.insertBefore(element, before);
  }
}
