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

/** The elements that may take a request: the one that `target` names, else the nearest around it, else all. */
function addressees(event: Event, handlers: Handlers): Element[] {
  const present = [...handlers.keys()].filter((host) => host.isConnected);
  const target = targetOf(event);
  if (target !== undefined) return present.filter((host) => host.getAttribute('id') === target);

  const nearest = event.composedPath().find((node) => node instanceof Element && present.includes(node));
  return nearest instanceof Element ? [nearest] : present.sort(inDocumentOrder);
}

/** The page writes the detail: it may be null, or anything. */
function targetOf(event: Event): string | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const target: unknown =
    typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'target') : null;
  return typeof target === 'string' && target !== '' ? target : undefined;
}

function inDocumentOrder(one: Element, other: Element): number {
  const isBefore = one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? -1 : 1;
}

function tryToServe(serve: RequestHandler | undefined, event: Event): boolean {
  try {
    return serve?.(event) ?? false;
  } catch (error) {
    reportError(error);
    return false;
  }
}
