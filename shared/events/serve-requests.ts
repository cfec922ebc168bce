import { pageSingleton } from '../dom/page-singleton.js';
import { reportError } from '../element/report.js';

/** Tries to serve a request; false where this element cannot. */
export type Serve = (event: Event) => boolean;

type Servers = Map<Element, Serve>;

/**
 * Serves requests of a type for an element: those dispatched on or inside it, and those for everyone. The
 * first in document order that can serve takes the request by `preventDefault()`. Returns the way to stop.
 */
export function serveRequests(host: Element, type: string, serve: Serve): () => void {
  const document = host.ownerDocument;
  const registry = pageSingleton(document, 'rs-suite.requests', () => new Map<string, Servers>());
  const servers = registry.get(type) ?? listen(document, type);
  registry.set(type, servers);
  servers.set(host, serve);

  return () => {
    if (servers.get(host) === serve) servers.delete(host);
  };
}

/** One listener a type, however many elements of however many bundles can serve it. */
function listen(document: Document, type: string): Servers {
  const servers: Servers = new Map();
  document.addEventListener(type, (event) => {
    if (event.defaultPrevented) return;
    const taker = addressees(event, servers).find((host) => tryToServe(servers.get(host), event));
    if (taker) event.preventDefault();
  });
  return servers;
}

/** Who may take it: the element that `target` names, else the one that it was sent to, else everyone. */
function addressees(event: Event, servers: Servers): Element[] {
  const present = [...servers.keys()].filter((host) => host.isConnected);
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

function inDocumentOrder(one: Element, other: Element): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function tryToServe(serve: Serve | undefined, event: Event): boolean {
  try {
    return serve?.(event) ?? false;
  } catch (error) {
    reportError(error);
    return false;
  }
}
