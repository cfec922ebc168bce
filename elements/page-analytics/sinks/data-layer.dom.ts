/** What Google's scripts read. */
export interface DataLayer {
  push(...entries: unknown[]): unknown;
}

/** What Google's scripts read; made where the page has none yet. */
export function dataLayerOf(window: Window): DataLayer {
  const found: unknown = Reflect.get(window, 'dataLayer');
  if (isDataLayer(found)) return found;
  const layer: unknown[] = [];
  Reflect.set(window, 'dataLayer', layer);
  return layer;
}

/** An element of the page with the id `dataLayer` has no `push`. */
function isDataLayer(value: unknown): value is DataLayer {
  return typeof value === 'object' && value !== null && 'push' in value;
}

/** Whether a script reads what is pushed: it puts a function of its own in the place of the array's. */
export function isRead(layer: DataLayer): boolean {
  return layer.push !== Array.prototype.push;
}

/** Takes entries out again that no script has read. */
export function takeBack(layer: DataLayer, entries: ReadonlySet<unknown>): void {
  if (!Array.isArray(layer) || isRead(layer)) return;
  layer.splice(0, layer.length, ...layer.filter((entry) => !entries.has(entry)));
}

/** Gives a command to Google's tag: it takes the arguments of a function, and from a list nothing. */
export function commandTag(
  window: Window,
  command: readonly unknown[],
  push: (entry: unknown) => void,
): void {
  const tag: unknown = Reflect.get(window, 'gtag');
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
