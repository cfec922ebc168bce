/**
 * Documents and forms whose members the page cannot name. An element that is named like a member shadows it: an image
 * that of the document (`<img name="parentNode">`), a control that of its form (`<input name="submit">`). The objects
 * returned here read each member through the prototypes. They are no nodes: functions of the DOM that expect a node,
 * and comparisons, need `nodeOf`.
 *
 * A proxy costs some 0.1 µs for each read. Other nodes are returned as they are.
 */
import { isNamedByPage } from './named-by-page.js';

/** The members of a node. The missing one keeps the compiler from taking it for the node. */
export type Members<Of extends Node> = { [Key in keyof Of as Exclude<Key, 'nodeType'>]: Of[Key] };

/** A document whose members the page cannot name. */
export type SafeDocument = Members<Document>;

const proxies = new WeakMap<object, object>();
const nodes = new WeakMap<object, Node>();

const throughPrototypes: ProxyHandler<Node> = {
  get(node, key) {
    const prototype = Reflect.getPrototypeOf(node) as object;
    if (!(key in prototype)) return addedTo(node, key);
    const value: unknown = Reflect.get(prototype, key, node);
    return typeof value === 'function' ? value.bind(node) : value;
  },
  set: (node, key, value) => Reflect.set(Reflect.getPrototypeOf(node) as object, key, value, node),
  has: (node, key) => key in (Reflect.getPrototypeOf(node) as object) || addedTo(node, key) !== undefined,
};

/** Returns what a script has added to a node. */
function addedTo(node: Node, key: PropertyKey): unknown {
  const value: unknown = Reflect.get(node, key);
  return isNamedByPage(value) ? undefined : value;
}

/** Returns the members of a node, which the page cannot name. */
export function unclobbered<Of extends Node>(node: Of): Members<Of> {
  const isNamed = node instanceof HTMLFormElement || node instanceof Document;
  if (!isNamed || nodes.has(node)) return node;
  const known = proxies.get(node);
  if (known) return known as Members<Of>;
  const proxy = new Proxy<Node>(node, throughPrototypes);
  proxies.set(node, proxy);
  nodes.set(proxy, node);
  return proxy as unknown as Members<Of>;
}

/** Returns the node of an object that `unclobbered` returned. */
export function nodeOf<Of extends Node>(members: Members<Of>): Of {
  return (nodes.get(members) ?? members) as Of;
}

/** Returns the document of a node. */
export function documentOf(node: Node): SafeDocument {
  return unclobbered(unclobbered(node).ownerDocument as Document);
}

/** The document of the page. Undefined in Node, whose tests import modules that never read it. */
export const document = /* @__PURE__ */ pageDocument();

function pageDocument(): SafeDocument {
  const { document } = globalThis;
  return document && unclobbered(document);
}
