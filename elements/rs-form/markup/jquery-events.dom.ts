import { readPageGlobal } from './page-global.dom.js';

/** Event of jQuery. It has an original event if the browser has dispatched one. */
interface QueryEvent {
  readonly target: unknown;
  readonly originalEvent?: unknown;
}

type Handler = (event: QueryEvent) => void;

/** Methods of a jQuery object. */
interface Query {
  on(type: string, handler: Handler): unknown;
  off(type: string, handler: Handler): unknown;
}

/**
 * Listens to the `change` events that only the page's jQuery dispatches, by `trigger('change')`. Without jQuery a no-op.
 *
 * @returns A function that stops.
 */
export function listenByJQuery(form: HTMLFormElement, changed: (control: unknown) => void): () => void {
  const jQuery = readPageGlobal('jQuery');
  const query: unknown = typeof jQuery === 'function' ? (jQuery as (node: Node) => unknown)(form) : null;
  if (!isQuery(query)) return () => undefined;
  const handler: Handler = ({ target, originalEvent }) => {
    if (!originalEvent) changed(target);
  };
  query.on('change', handler);
  return () => void query.off('change', handler);
}

function isQuery(value: unknown): value is Query {
  const hasMethod = (name: string) => typeof Reflect.get(value as object, name) === 'function';
  return typeof value === 'object' && value !== null && hasMethod('on') && hasMethod('off');
}
