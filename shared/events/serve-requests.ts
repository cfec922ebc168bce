import { pageSingleton } from '../dom/page-singleton.js';
import { reportError } from '../element/report.js';
import { documentOf, type SafeDocument } from '../dom/unclobbered.js';

/** Serves a request. Returns false if the element cannot. */
export type RequestHandler = (event: Event) => boolean;

type Handlers = Map<Element, RequestHandler>;

/**
 * Serves requests of a type for an element: those dispatched on or inside it, and those without an addressee. The
 * first element in document order that can serve a request calls `preventDefault()`.
 *
 * @returns A function that stops.
 */
export function serveRequests(host: Element, type: string, serve: RequestHandler): () => void {
  const document = documentOf(host);
  const registry = pageSingleton(document, 'rs-suite.requests', () => new Map<string, Handlers>());
  const handlers = registry.get(type) ?? listen(document, type);
  registry.set(type, handlers);
  handlers.set(host, serve);

  return () => {
    if (handlers.get(host) === serve) handlers.delete(host);
  };
}

/** Adds the one listener of a type, which all elements and bundles of a document share. */
function listen(document: SafeDocument, type: string): Handlers {
  const handlers: Handlers = new Map();
  document.addEventListener(type, (event) => {
    if (event.defaultPrevented) return;
    const handler = addressees(event, handlers).find((host) => tryToServe(handlers.get(host), event));
    if (handler) event.preventDefault();
  });
  return handlers;
}

/**
 * Returns the elements that may take a request: the one that `detail.target` names, otherwise the nearest around the
 * event's target, otherwise all.
 */
function addressees(event: Event, handlers: Handlers): Element[] {
  const present = [...handlers.keys()].filter((host) => host.isConnected);
  const target = targetOf(event);
  if (target !== undefined) return present.filter((host) => host.getAttribute('id') === target);

  const nearest = event.composedPath().find((node) => node instanceof Element && present.includes(node));
  return nearest instanceof Element ? [nearest] : present.sort(inDocumentOrder);
}

/** Returns the `target` of the detail. The page sets the detail, which may be null or of any shape. */
function targetOf(event: Event): string | undefined {
  const { target } = Object(event instanceof CustomEvent && event.detail) as { readonly target?: unknown };
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
