import { pageSingleton } from '../dom/page-singleton.js';
import { reportError } from '../element/report.js';

/** Tries to serve a request; false where this element cannot. */
export type RequestHandler = (event: Event) => boolean;

type Handlers = Map<Element, RequestHandler>;

/**
 * Serves requests of a type for an element: those dispatched on or inside it, and those for everyone. The
 * first in document order that can serve takes the request by `preventDefault()`. Returns the way to stop.
 */
export function serveRequests(host: Element, type: string, serve: RequestHandler): () => void {
  const document = host.ownerDocument;
  const registry = pageSingleton(document, 'rs-suite.requests', () => new Map<string, Handlers>());
  const handlers = registry.get(type) ?? listen(document, type);
  registry.set(type, handlers);
  handlers.set(host, serve);

  return () => {
    if (handlers.get(host) === serve) handlers.delete(host);
  };
}

/** One listener a type, however many elements of however many bundles can serve it. */
function listen(document: Document, type: string): Handlers {
  const handlers: Handlers = new Map();
  document.addEventListener(type, (event) => {
    if (event.defaultPrevented) return;
    const taker = addressees(event, handlers).find((host) => tryToServe(handlers.get(host), event));
    if (taker) event.preventDefault();
  });
  return handlers;
}

/** Who may take it: the element that `target` names, else the one that it was sent to, else everyone. */
function addressees(event: Event, handlers: Handlers): Element[] {
  const present = [...handlers.keys()].filter((host) => host.isConnected);
  const target = targetOf(event);
  if (target !== undefined) return present.filter((host) => host.getAttribute('id') === target);

  const nearest = event.composedPath().find((node) => present.includes(node as Element));
  return nearest ? [nearest as Element] : present.sort(inDocumentOrder);
}

/** The page writes the detail: it may be null, or anything. */
function targetOf(event: Event): string | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const target: unknown = typeof detail === 'object' && detail && Reflect.get(detail, 'target');
  return typeof target === 'string' && target !== '' ? target : undefined;
}

/** `Node.DOCUMENT_POSITION_FOLLOWING`. */
const following = 4;

function inDocumentOrder(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & following ? -1 : 1;
}

function tryToServe(serve: RequestHandler | undefined, event: Event): boolean {
  try {
    return serve?.(event) ?? false;
  } catch (error) {
    reportError(error);
    return false;
  }
}
