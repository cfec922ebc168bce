import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parsePage } from '../../../../cli/html/parse-page.mjs';
import { attributeOf, classesOf, type Element, elementsIn } from '../../../../cli/html/tree.mjs';

export { attributeOf, elementsIn };
export type { Element };

/**
 * Returns all elements of a page.
 * @throws {TypeError} If elements are nested too deeply.
 */
export function pageElements(source: string): readonly Element[] {
  return elementsIn(parsePage(source));
}

/** Returns true if an element has one of some classes. */
export function hasClass(element: Element, ...names: readonly string[]): boolean {
  const own = classesOf(element);
  return names.some((name) => own.includes(name));
}

/** Returns the parts of an element that pass a test. */
export function within(element: Element, test: (one: Element) => boolean): readonly Element[] {
  return elementsIn(element).filter(test);
}

/** Returns the whole text of an element, in which spaces are single. */
export function wordsOf(element: Element, isLeftOut: (one: Element) => boolean = () => false): string {
  return rawText(element, isLeftOut).replace(/\s+/g, ' ').trim();
}

/** Returns the whole text of an element as it is. Uses no recursion, so that deep nesting cannot exhaust the stack. */
export function rawText(element: Element, isLeftOut: (one: Element) => boolean = () => false): string {
  const open: Tree.ChildNode[] = [...element.childNodes].reverse();
  let text = '';
  for (let next = open.pop(); next; next = open.pop()) {
    if ('value' in next) text += next.value;
    else if ('tagName' in next && !isLeftOut(next)) open.push(...[...next.childNodes].reverse());
  }
  return text;
}

/** Returns the number in an attribute; undefined where there is none. */
export function numberIn(element: Element, name: string): number | undefined {
  const text = attributeOf(element, name)?.trim() ?? '';
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : undefined;
}

/** Returns the count in an attribute: a whole number, 0 or more. */
export function countIn(element: Element, name: string): number | undefined {
  const number = numberIn(element, name);
  return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
}

/** Returns true if an element is inside another. */
export function isInside(element: Element, outer: Element): boolean {
  let node: Tree.ParentNode | null = element.parentNode;
  while (node && 'parentNode' in node) {
    if (node === outer) return true;
    node = node.parentNode;
  }
  return false;
}
