/**
 * Documents and forms whose members the page cannot name. An element that is named like a member shadows it: an image
 * that of the document (`<img name="parentNode">`), a control that of its form (`<input name="submit">`). The objects
 * returned here read each member through the prototypes. They are no nodes: functions of the DOM that expect a node,
 * and comparisons, need `nodeOf`.
 *
 * A read through such an object costs some 0.1 µs. Objects that are neither documents nor forms are returned as they
 * are.
 */
import { isNamedByPage } from './named-by-page.js';

/** The members of a node. Without `nodeType`, the compiler does not accept the object as a node. */
export type Members<Of extends object> = { [Key in keyof Of as Exclude<Key, 'nodeType'>]: Of[Key] };

/** A document whose members the page cannot name. */
export type SafeDocument = Members<Document>;

const proxies = new WeakMap<object, object>();
const nodes = new WeakMap<object, object>();

const throughPrototypes: ProxyHandler<object> = {
  get(node, key) {
    const prototype = prototypeOf(node);
    if (!(key in prototype)) return addedTo(node, key);
    const value: unknown = Reflect.get(prototype, key, node);
    return typeof value === 'function' ? value.bind(node) : value;
  },
  set: (node, key, value) => Reflect.set(prototypeOf(node), key, value, node),
  has: (node, key) => key in prototypeOf(node) || addedTo(node, key) !== undefined,
};

/** Returns the members of a node, which the page cannot name. */
export function unclobbered<Of extends object>(node: Of): Members<Of>;
export function unclobbered<Of extends object>(node: Of | null | undefined): Members<Of> | undefined;
export function unclobbered(node: object | null | undefined): object | undefined {
  const isNamed = node instanceof HTMLFormElement || node instanceof Document;
  if (!isNamed || nodes.has(node)) return node ?? undefined;
  const known = proxies.get(node);
  if (known) return known;
  const proxy = new Proxy(node, throughPrototypes);
  proxies.set(node, proxy);
  nodes.set(proxy, node);
  return proxy;
}

/** Returns the node of an object that `unclobbered` returned. */
export function nodeOf<Of extends object>(members: Members<Of>): Of {
  return (nodes.get(members) ?? members) as Of;
}

/** Returns the document of a node; of a document, itself. */
export function documentOf(node: Node): SafeDocument {
  return unclobbered(unclobbered(node).ownerDocument ?? (node as Document));
}

/** The document of the page. Undefined in Node, whose tests import modules that never read it. */
export const document = /* @__PURE__ */ pageDocument();

function pageDocument(): SafeDocument {
  const { document } = globalThis;
  return document && unclobbered(document);
}

function prototypeOf(node: object): object {
  return Reflect.getPrototypeOf(node) as object;
}

/** Returns a property that a script has added to a node. */
function addedTo(node: object, key: PropertyKey): unknown {
  const value: unknown = Reflect.get(node, key);
  return isNamedByPage(value) ? undefined : value;
}
