import { defaultTreeAdapter, html } from 'parse5';
/** @import { DefaultTreeAdapterTypes as Tree } from 'parse5' */

/** @typedef {Tree.Element} Element */

/**
 * Returns all elements inside a node, in document order. Uses no recursion, so that deep nesting cannot exhaust the
 * stack.
 * @param {Tree.ParentNode} node
 * @returns {readonly Element[]}
 */
export function elementsIn(node) {
  /** @type {Element[]} */
  const found = [];
  const open = elementsRightIn(node);
  for (let next = open.pop(); next; next = open.pop()) {
    found.push(next);
    for (const child of elementsRightIn(next)) open.push(child);
  }
  return found;
}

/**
 * Returns the child elements, the last one first.
 * @param {Tree.ParentNode} node
 * @returns {Element[]}
 */
function elementsRightIn({ childNodes }) {
  return childNodes
    .filter(defaultTreeAdapter.isElementNode)
    .filter(({ namespaceURI }) => namespaceURI === html.NS.HTML)
    .reverse();
}

/**
 * Returns the value of an attribute.
 * @param {Element} element
 * @param {string} name
 * @returns {string | undefined}
 */
export function attributeOf({ attrs }, name) {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/**
 * Returns the class names of an element.
 * @param {Element} element
 * @returns {readonly string[]}
 */
export function classesOf(element) {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).filter((word) => word !== '');
}

/**
 * Returns the text that is a direct child of an element, such as the source of a script.
 * @param {Element} element
 * @returns {string}
 */
export function textOf({ childNodes }) {
  return childNodes
    .filter(defaultTreeAdapter.isTextNode)
    .map(({ value }) => value)
    .join('');
}
