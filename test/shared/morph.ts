/**
 * Writes a server's HTML into an element again, as a morph does: elements of the same name stay, with the server's
 * attributes, and everything that the server did not write is removed.
 */
export function morph(element: Element, text: string): void {
  const template = document.createElement('template');
  template.innerHTML = text;
  morphChildren(element, template.content);
}

function morphChildren(place: Element, wanted: ParentNode & Node): void {
  let at = place.firstChild;
  for (const node of wanted.childNodes) {
    const known = findFrom(at, node);
    while (at && known && at !== known) at = removed(at);
    if (!known) {
      place.insertBefore(node.cloneNode(true), at);
      continue;
    }
    at = known.nextSibling;
    if (known instanceof Element && node instanceof Element) {
      morphAttributes(known, node);
      morphChildren(known, node);
    } else known.nodeValue = node.nodeValue;
  }
  while (at) at = removed(at);
}

function findFrom(start: ChildNode | null, wanted: Node): ChildNode | null {
  for (let node = start; node; node = node.nextSibling) if (isAlike(node, wanted)) return node;
  return null;
}

function isAlike(node: Node, wanted: Node): boolean {
  return node.nodeName === wanted.nodeName;
}

function removed(node: ChildNode): ChildNode | null {
  const { nextSibling } = node;
  node.remove();
  return nextSibling;
}

function morphAttributes(element: Element, wanted: Element): void {
  for (const name of element.getAttributeNames()) {
    if (!wanted.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
