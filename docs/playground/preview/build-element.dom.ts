import type { HtmlElement, HtmlNode } from '../model/outputs/markup/html.model.js';
import { setScriptText } from './script-text.dom.js';

/** Node of the page with its description. */
interface Built {
  readonly description: HtmlNode;
  readonly node: Node;
  readonly children: readonly Built[];
}

/** Element of the page with its description. */
export interface BuiltElement extends Built {
  readonly description: HtmlElement;
  readonly node: HTMLElement;
}

/**
 * Builds an element of a page from its description. Texts stay texts.
 *
 * @param page - Document that creates the nodes: tags of the suite start in one that is shown, and in no other.
 */
export function buildElement(description: HtmlElement, page: Document = document): BuiltElement {
  const { tag, attributes, children } = description;
  const node = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) writeAttribute(node, name, value);
  if (node instanceof HTMLScriptElement) {
    setScriptText(node, children.filter(isText).join(''));
    return { description, node, children: [] };
  }
  const built = children.map((child) => buildNode(child, page));
  node.append(...built.map((child) => child.node));
  return { description, node, children: built };
}

function buildNode(description: HtmlNode, page: Document): Built {
  if (isText(description)) return { description, node: page.createTextNode(description), children: [] };
  if (!isElement(description)) {
    return { description, node: page.createComment(description.comment), children: [] };
  }
  return buildElement(description, page);
}

function writeAttribute(element: Element, name: string, value: HtmlElement['attributes'][string]): void {
  if (value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}

/** Attributes that no script has read by then: they may change in a form that is in use. */
const freeAttributes: ReadonlySet<string> = new Set(['placeholder', 'aria-label', 'rows', 'cols', 'size']);

/**
 * Writes the differences of two descriptions into the page if only texts differ: the form keeps the typed values, and
 * no script restarts. Returns null, and writes nothing, if anything else differs.
 */
export function patchElement(built: BuiltElement, next: HtmlElement): BuiltElement | null {
  return isPatchable(built.description, next) ? (patched(built, next) as BuiltElement) : null;
}

function isPatchable(before: HtmlNode, next: HtmlNode): boolean {
  if (before === next) return true;
  if (!isElement(before) || !isElement(next)) return isText(before) && isText(next);
  if (before.tag !== next.tag || before.children.length !== next.children.length) return false;
  const isRead = before.tag === 'script' || before.tag === 'textarea' || isErrorElement(before);
  return (
    changedAttributes(before, next).every((name) => isFree(next, name)) &&
    before.children.every((child, index) => {
      const other = next.children[index];
      return other !== undefined && (isRead ? child === other : isPatchable(child, other));
    })
  );
}

/** Returns true if an element holds an error text, which the form reads once. */
function isErrorElement({ attributes }: HtmlElement): boolean {
  return /^component\d+$/.test(String(attributes['id'] ?? ''));
}

function isFree({ tag }: HtmlElement, name: string): boolean {
  return freeAttributes.has(name) || (tag === 'button' && name === 'value');
}

function changedAttributes(before: HtmlElement, next: HtmlElement): readonly string[] {
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(next.attributes)]);
  return [...names].filter((name) => before.attributes[name] !== next.attributes[name]);
}

function patched(built: Built, next: HtmlNode): Built {
  const { description, node, children } = built;
  if (isText(next)) {
    if (description !== next) node.nodeValue = next;
    return { ...built, description: next };
  }
  if (!isElement(next) || !isElement(description)) return { ...built, description: next };
  for (const name of changedAttributes(description, next)) {
    writeAttribute(node as Element, name, next.attributes[name]);
  }
  const others = children.map((child, index) => patched(child, next.children[index] ?? child.description));
  return { ...built, description: next, children: others };
}

function isText(node: HtmlNode): node is string {
  return typeof node === 'string';
}

function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string' && 'tag' in node;
}
