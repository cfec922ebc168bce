/** The document of a page, and the names under which the suite's classes expect it. */
import { defaultTreeAdapter, html } from 'parse5';
import { classesByTag, PageButton, PageForm, PageHtmlElement, PageInput } from './page-controls.mjs';
import { PageArea, PageLink, PageOption, PageSelect, PageTextArea } from './page-controls.mjs';
import { construct, PageElement, PageNode } from './page-dom.mjs';
import { parsePage } from './parse-page.mjs';
import { compileSelector, escapeName } from './selectors.mjs';
/** @import { DefaultTreeAdapterTypes as Tree } from 'parse5' */
/** @import { Entry } from './page-dom.mjs' */

/** Most elements of a page. Checks take quadratic time in them. */
const mostElements = 100_000;

/**
 * Class of a tag of the suite.
 * @typedef {(new () => PageElement) & { readonly observedAttributes: readonly string[] }} TagClass
 */
/**
 * Error that a tag has reported.
 * @typedef {{ readonly element: PageElement, readonly error: unknown }} Reported
 */

export class PageDocument extends PageNode {
  /** @type {readonly Entry[]} */
  entries;
  /** Errors that tags have reported since the page was opened. @type {Reported[]} */
  reported = [];
  /** Values of the page's `window`. @type {Record<string, unknown>} */
  defaultView = {};
  /** Address that relative addresses start from. */
  baseURI = '';
  /** @type {ReadonlyMap<string, TagClass>} */
  #classes;
  /** @type {PageElement[] | undefined} */
  #all;
  /** @type {Map<string, PageElement> | undefined} */
  #byId;

  /**
   * @param {string} text The page.
   * @param {string} url
   * @param {ReadonlyMap<string, TagClass>} classes Classes of the suite's tags.
   * @throws {TypeError} If there are too many elements, or they are nested too deeply.
   */
  constructor(text, url, classes) {
    super();
    this.URL = url;
    this.#classes = classes;
    this.entries = entriesOf(parsePage(text));
    const base = this.querySelector('base')?.getAttribute('href') ?? '';
    this.baseURI = URL.canParse(base, url) ? new URL(base, url).href : url;
    this.title = this.querySelector('title')?.textContent.trim() ?? '';
  }

  get documentElement() {
    return this.between(0, 0)[0] ?? null;
  }

  /**
   * Returns the element of an entry.
   * @param {Entry} entry
   * @returns {PageElement}
   */
  elementOf(entry) {
    if (entry.element) return entry.element;
    const { tagName, namespaceURI } = entry.tree;
    if (namespaceURI !== html.NS.HTML) return construct(PageElement, entry, this);
    const TagClass = this.#classes.get(tagName);
    if (!TagClass) return construct(classesByTag.get(tagName) ?? PageHtmlElement, entry, this);
    return this.#upgrade(TagClass, entry);
  }

  /**
   * Constructs a tag of the suite and passes it its attributes.
   * @param {TagClass} TagClass
   * @param {Entry} entry
   */
  #upgrade(TagClass, entry) {
    const names = TagClass.observedAttributes;
    const element = construct(TagClass, entry, this);
    /** @param {unknown} error */
    const report = (error) => void this.reported.push({ element, error });
    Object.defineProperty(element, 'report', { value: report });
    for (const { name, value } of element.attributes)
      if (names.includes(name))
        Reflect.get(element, 'attributeChangedCallback').call(element, name, null, value);
    return element;
  }

  /**
   * Returns the elements from one index to another one.
   * @param {number} first
   * @param {number} last
   */
  between(first, last) {
    return this.descendants().slice(first, last + 1);
  }

  /** Returns all elements, in document order. */
  descendants() {
    this.#all ??= this.entries.map((entry) => this.elementOf(entry));
    return this.#all;
  }

  /** @param {string} selector */
  querySelectorAll(selector) {
    const test = compileSelector(selector, null);
    return this.descendants().filter((one) => test(one));
  }

  /**
   * @param {string} selector
   * @returns {PageElement | null}
   */
  querySelector(selector) {
    const test = compileSelector(selector, null);
    return this.descendants().find((one) => test(one)) ?? null;
  }

  /** @param {string} name */
  getElementsByClassName(name) {
    return this.querySelectorAll(`.${escapeName(name)}`);
  }

  /** @param {string} id */
  getElementById(id) {
    if (!this.#byId) {
      this.#byId = new Map();
      for (const one of this.descendants())
        if (one.id && !this.#byId.has(one.id)) this.#byId.set(one.id, one);
    }
    return this.#byId.get(id) ?? null;
  }

  /** Returns a box for chrome that is never shown. */
  createElement() {
    return Object.assign(new PageNode(), { part: new Set(), append: () => undefined });
  }

  createDocumentFragment() {
    return this;
  }
}

/**
 * Returns the elements of a tree in document order.
 * @param {Tree.Document} tree
 * @returns {readonly Entry[]}
 */
function entriesOf(tree) {
  /** @type {Entry[]} */
  const entries = [];
  /** @type {{ node: Tree.Element, parent: Entry | null }[]} */
  const open = [];
  /** @param {Tree.ParentNode} node @param {Entry | null} parent */
  const openChildren = ({ childNodes }, parent) => {
    for (const node of childNodes.filter(defaultTreeAdapter.isElementNode).reverse())
      open.push({ node, parent });
  };
  openChildren(tree, null);
  for (let next = open.pop(); next; next = open.pop()) {
    const index = entries.length;
    if (index === mostElements) throw new TypeError(`the page has more than ${mostElements} elements`);
    const entry = { tree: next.node, index, end: index, parent: next.parent, element: null };
    entries.push(entry);
    openChildren(next.node, entry);
  }
  for (const { end, parent } of entries.toReversed()) if (parent) parent.end = Math.max(parent.end, end);
  return entries;
}

/** Sets the global names of the DOM that the suite's classes and diagnostics use. */
export function installDom() {
  class ShadowRoot extends PageNode {}
  class HTMLCollection extends Array {}
  Object.assign(globalThis, {
    // The suite keeps the document that it starts with.
    document: { querySelector: () => null },
    ...{
      Node: PageNode,
      Element: PageElement,
      HTMLElement: PageHtmlElement,
      Document: PageDocument,
      ShadowRoot,
      HTMLCollection,
    },
    ...{ HTMLInputElement: PageInput, HTMLSelectElement: PageSelect, HTMLTextAreaElement: PageTextArea },
    ...{
      HTMLButtonElement: PageButton,
      HTMLFormElement: PageForm,
      HTMLAreaElement: PageArea,
      HTMLAnchorElement: PageLink,
    },
    ...{ HTMLOptionElement: PageOption, CSS: { escape: escapeName } },
  });
}
