import { optionalGlobal } from '../../../shared/dom/named-by-page.js';

/** Queue that Google's scripts read. */
export interface DataLayer {
  push(...entries: unknown[]): unknown;
}

/** Returns the page's queue, and creates it if it is missing. */
export function dataLayerOf(window: Window): DataLayer {
  const found = optionalGlobal('dataLayer', window);
  if (isDataLayer(found)) return found;
  const layer: unknown[] = [];
  Reflect.set(window, 'dataLayer', layer);
  return layer;
}

/** Returns true for a queue. */
function isDataLayer(value: unknown): value is DataLayer {
  return typeof value === 'object' && value !== null && 'push' in value;
}

/** Returns true if a script reads the queue: it has replaced the array's `push`. */
export function isRead(layer: DataLayer): boolean {
  return layer.push !== Array.prototype.push;
}

/** Removes entries that no script has read. */
export function removeUnread(layer: DataLayer, entries: ReadonlySet<unknown>): void {
  if (!Array.isArray(layer) || isRead(layer)) return;
  layer.splice(0, layer.length, ...layer.filter((entry) => !entries.has(entry)));
}

/** Sends a command to Google's tag, which reads an arguments object and ignores an array. */
export function commandTag(
  window: Window,
  command: readonly unknown[],
  push: (entry: unknown) => void,
): void {
  const tag = optionalGlobal('gtag', window);
  if (typeof tag === 'function') {
    Reflect.apply(tag, window, command);
    return;
  }
  function queue(): void {
    // eslint-disable-next-line prefer-rest-params -- a list is no command
    push(arguments);
  }
  Reflect.apply(queue, undefined, command);
}
