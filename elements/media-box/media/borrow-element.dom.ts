import { createUndoLog } from '../../../shared/dom/undo-log.js';
import { itemSlot } from '../items/media-item.model.js';

interface Movable {
  moveBefore?(node: Node, child: Node | null): void;
}

/**
 * Shows an element of the page in the viewer: the very one, so that its names stay the only ones, its form keeps what
 * was typed and its listeners go on. Returns the way back to where it was; null where there is no such element.
 */
export function borrowElement(host: HTMLElement, src: string): (() => void) | null {
  const element = findElement(host.getRootNode() as Document | ShadowRoot, src);
  if (!(element instanceof HTMLElement) || element.contains(host) || element.matches('head, head *'))
    return null;
  const place = host.ownerDocument.createComment('');
  const log = createUndoLog();
  element.before(place);
  move(host, element, null);
  log.setAttribute(element, 'slot', itemSlot);
  log.setAttribute(element, 'hidden', null);
  if (getComputedStyle(element).display === 'none') log.setStyle(element, 'display', 'block', 'important');
  return () => {
    log.restoreAll();
    // A place that the page has taken away meanwhile takes what stood there with it.
    if (place.isConnected && place.parentNode) move(place.parentNode, element, place);
    else element.remove();
    place.remove();
  };
}

/** Returns the element that `#id`, or any selector, names in a tree; null where there is none, or no selector either. */
function findElement(root: Document | ShadowRoot, src: string): Element | null {
  const name = src.slice(1);
  const byName = (text: string) => (src.startsWith('#') ? root.getElementById(text) : null);
  return (
    byName(name) ?? attempt(() => byName(decodeURIComponent(name))) ?? attempt(() => root.querySelector(src))
  );
}

/** Text that cannot be decoded, or is no selector, names nothing. */
function attempt(find: () => Element | null): Element | null {
  try {
    return find();
  } catch {
    return null;
  }
}

/** Frames, players and the focus outlive a move, where the browser can. */
function move(parent: Node & Movable, element: Element, before: Node | null): void {
  try {
    if (!parent.moveBefore) throw new Error('not there');
    parent.moveBefore(element, before);
  } catch {
    parent.insertBefore(element, before);
  }
}
