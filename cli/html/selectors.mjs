/**
 * Selectors as the suite's diagnostics and authors write them. A pseudo-class that depends on the visitor matches every
 * element, because no markup says it.
 */
import { compile } from 'css-select';
import { isTraversal, parse, SelectorType } from 'css-what';
/** @import { Selector } from 'css-what' */
/** @import { PageElement } from './page-dom.mjs' */

/** Pseudo-classes that markup decides. */
const decidable = new Set(
  'is where matches not has scope root disabled empty first-child last-child only-child first-of-type last-of-type only-of-type nth-child nth-last-child nth-of-type nth-last-of-type'.split(
    ' ',
  ),
);

/** Selector that matches every element. @type {Selector} */
const any = { type: SelectorType.Universal, namespace: null };

/** Elements of a page, as css-select walks through them. */
const adapter = {
  /** @param {PageElement} node @returns {node is PageElement} */
  isTag: (node) => Boolean(node),
  /** @param {PageElement} element @param {string} name */
  getAttributeValue: (element, name) => element.getAttribute(name) ?? undefined,
  /** @param {PageElement} element @param {string} name */
  hasAttrib: (element, name) => element.hasAttribute(name),
  /** @param {PageElement} element */
  getName: (element) => element.localName,
  /** @param {PageElement} element */
  getText: (element) => element.textContent,
  /** @param {PageElement} element */
  getParent: (element) => element.parentElement,
  /** @param {PageElement} element */
  getChildren: (element) => element.children,
  /** @param {PageElement} element */
  getSiblings: (element) => element.parentElement?.children ?? [element],
  /** @param {PageElement} element */
  prevElementSibling: (element) => element.previousElementSibling,
  /** @param {PageElement[]} elements */
  removeSubsets: (elements) => elements,
};

/** @typedef {(element: PageElement) => boolean} Test */
/** Tests of the selectors without `:scope`. @type {Map<string, Test>} */
const compiled = new Map();

/**
 * Returns the test of a selector list.
 * @param {string} selector
 * @param {PageElement | null} scope Element that `:scope` is; null in a document.
 * @returns {Test}
 * @throws {SyntaxError} For a text that is no selector.
 */
export function compileSelector(selector, scope) {
  const known = compiled.get(selector);
  if (known) return known;
  const context = selector.includes(':scope') ? (scope ?? undefined) : undefined;
  const test = compile(parseList(selector), { adapter, relativeSelector: false }, context);
  if (!context) compiled.set(selector, test);
  return test;
}

/** @param {string} selector */
function parseList(selector) {
  const refuse = (/** @type {string} */ why) => new SyntaxError(`"${selector}" is no selector: ${why}`);
  /** @type {Selector[][]} */
  let list;
  try {
    list = parse(selector);
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
  if (list.length === 0) throw refuse('it is empty');
  // The parser accepts more than browsers do: a combinator at the end, and a name that starts with any sign.
  for (const parts of list) {
    const last = parts.at(-1);
    if (!last || isTraversal(last)) throw refuse('it ends in a combinator');
    const odd = parts.find((part) => part.type === SelectorType.Tag && /^[!-,./:-@[-^`{-~]/.test(part.name));
    if (odd) throw refuse('it starts a name with a sign');
  }
  return list.map(withoutVisitor);
}

/**
 * Returns a selector in which each pseudo-class that depends on the visitor is one that matches every element.
 * @param {readonly Selector[]} selector
 * @returns {Selector[]}
 */
function withoutVisitor(selector) {
  return selector.map((part) => {
    if (part.type === SelectorType.PseudoElement) return any;
    if (part.type !== SelectorType.Pseudo) return part;
    if (!decidable.has(part.name)) return any;
    return Array.isArray(part.data) ? { ...part, data: part.data.map(withoutVisitor) } : part;
  });
}

/**
 * Returns a text as a name in a selector, as `CSS.escape` does.
 * @param {string} text
 */
export function escapeName(text) {
  return text.replace(/^-?\d|[^\w\u0080-\uffff-]/g, (sign) =>
    [...sign].map((one) => (one === '-' ? one : `\\${one.charCodeAt(0).toString(16)} `)).join(''),
  );
}
