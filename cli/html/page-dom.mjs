/**
 * A page's markup with as much of the DOM as the suite's diagnostics read, over the tree of parse5: no layout, no
 * scripts, no changes. The tags of the suite are instances of their own classes, which are never connected.
 */
import { defaultTreeAdapter } from 'parse5';
import { compileSelector } from './selectors.mjs';
/** @import { DefaultTreeAdapterTypes as Tree } from 'parse5' */
/** @import { PageDocument } from './page-document.mjs' */

/**
 * Element of the tree, and its place in the page.
 * @typedef {object} Entry
 * @property {Tree.Element} tree
 * @property {number} index Index in document order.
 * @property {number} end Index of the last element inside; that of the element itself if it is empty.
 * @property {Entry | null} parent
 * @property {PageElement | null} element
 */

/** Entry and document of the element that is being constructed: custom element classes take no arguments. */
/** @type {{ entry: Entry, document: PageDocument } | undefined} */
let constructing;

/**
 * Constructs an element of a class.
 * @param {new () => PageElement} Class
 * @param {Entry} entry
 * @param {PageDocument} document
 * @returns {PageElement}
 */
export function construct(Class, entry, document) {
  const before = constructing;
  constructing = { entry, document };
  try {
    return (entry.element = new Class());
  } finally {
    constructing = before;
  }
}

export class PageNode extends EventTarget {
  static DOCUMENT_POSITION_FOLLOWING = 4;
  static DOCUMENT_POSITION_CONTAINED_BY = 16;

  /** @returns {PageNode} */
  getRootNode() {
    return this instanceof PageElement ? this.ownerDocument : this;
  }

  /** @param {PageElement | null} other */
  contains(other) {
    if (!(this instanceof PageElement)) return true;
    const { index, end } = this.entry;
    return other !== null && index <= other.entry.index && other.entry.index <= end;
  }
}

export class PageElement extends PageNode {
  /** @type {Entry} */
  entry;
  /** @type {PageDocument} */
  ownerDocument;
  isConnected = true;
  /** No layout: every element counts as painted. */
  getClientRects = () => [0];

  constructor() {
    super();
    if (!constructing) throw new TypeError('Illegal constructor');
    this.entry = constructing.entry;
    this.ownerDocument = constructing.document;
  }

  get localName() {
    return this.entry.tree.tagName;
  }

  get attributes() {
    return this.entry.tree.attrs;
  }

  get baseURI() {
    return this.ownerDocument.baseURI;
  }

  get id() {
    return this.getAttribute('id') ?? '';
  }

  get className() {
    return this.getAttribute('class') ?? '';
  }

  get slot() {
    return this.getAttribute('slot') ?? '';
  }

  get classList() {
    const words = new Set(this.className.split(/\s+/).filter(Boolean));
    return Object.assign(words, { contains: (/** @type {string} */ word) => words.has(word) });
  }

  get dataset() {
    const pairs = this.attributes
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => [
        name.slice(5).replace(/-[a-z]/g, (sign) => sign.slice(1).toUpperCase()),
        value,
      ]);
    return Object.fromEntries(pairs);
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.find((one) => one.name === name)?.value ?? null;
  }

  /** @param {string} name */
  hasAttribute(name) {
    return this.getAttribute(name) !== null;
  }

  getAttributeNames() {
    return this.attributes.map(({ name }) => name);
  }

  get textContent() {
    return textIn(this.entry.tree);
  }

  get parentElement() {
    const { parent } = this.entry;
    return parent && this.ownerDocument.elementOf(parent);
  }

  get children() {
    const { end } = this.entry;
    /** @type {PageElement[]} */
    const found = [];
    const entries = this.ownerDocument.entries;
    for (let at = this.entry.index + 1; at <= end; at = (entries[at]?.end ?? end) + 1) {
      const entry = entries[at];
      if (entry) found.push(this.ownerDocument.elementOf(entry));
    }
    return found;
  }

  get childElementCount() {
    return this.children.length;
  }

  /** @returns {PageElement | null} */
  get nextElementSibling() {
    const next = this.ownerDocument.entries[this.entry.end + 1];
    return next && next.parent === this.entry.parent ? this.ownerDocument.elementOf(next) : null;
  }

  /** @returns {PageElement | null} */
  get previousElementSibling() {
    const siblings = this.parentElement?.children ?? [];
    return siblings[siblings.indexOf(this) - 1] ?? null;
  }

  /** @returns {PageElement[]} */
  descendants() {
    return this.ownerDocument.between(this.entry.index + 1, this.entry.end);
  }

  /** @param {PageElement} other */
  compareDocumentPosition(other) {
    const isAfter = other.entry.index > this.entry.index;
    return (isAfter ? 4 : 0) + (isAfter && this.contains(other) ? 16 : 0);
  }

  /** @param {string} selector */
  matches(selector) {
    return compileSelector(selector, this)(this);
  }

  /** @param {string} selector */
  closest(selector) {
    const test = compileSelector(selector, this);
    if (test(this)) return this;
    let element = this.parentElement;
    while (element && !test(element)) element = element.parentElement;
    return element;
  }

  /** @param {string} selector */
  querySelectorAll(selector) {
    const test = compileSelector(selector, this);
    return this.descendants().filter((one) => test(one));
  }

  /** @param {string} selector */
  querySelector(selector) {
    const test = compileSelector(selector, this);
    return this.descendants().find((one) => test(one)) ?? null;
  }

  attachShadow() {
    return this.ownerDocument.createElement();
  }

  attachInternals() {
    return { states: new Set() };
  }
}

/**
 * Returns the text in a node, without that of templates.
 * @param {Tree.ParentNode} node
 * @returns {string}
 */
function textIn(node) {
  /** @type {string[]} */
  const texts = [];
  const open = [...node.childNodes].reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    if (defaultTreeAdapter.isTextNode(next)) texts.push(next.value);
    else if ('childNodes' in next) open.push(...[...next.childNodes].reverse());
  }
  return texts.join('');
}
