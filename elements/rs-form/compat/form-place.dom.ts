/**
 * Where a form stands in its page. After a post the server may put a text there that nothing marks: what stands in the
 * form's place then is the thank-you.
 */
import { readEntry, removeEntry, writeEntry } from '../drafts/storage.dom.js';
import { mayFollowPost, readArrival, type Arrival } from '../markup/arrival.dom.js';
import { isThankedHere } from '../thank-you/once.dom.js';

const key = 'rs-form-place';

interface FormPlace {
  readonly formId: number;
  readonly path: string;
  /** The way from the body to what the form stands in. */
  readonly steps: readonly Step[];
  /** What the elements before the form are there, and those after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** An element by its name and id, and which of those alike it is. */
type Step = readonly [kind: string, nth: number];

/** What is in the form's place, and the number of the form. */
export interface Replacement {
  readonly formId: number;
  readonly nodes: readonly ChildNode[];
}

/** Remembers, for the next page of this tab, where the form behind this element stands. It says nothing of the visitor. */
export function rememberPlace(tag: Element, form: HTMLFormElement, formId: number): void {
  let outer: Element = form;
  let parent = tag.parentElement;
  // What the server wraps around a form only may be gone with it.
  while (parent?.localName === 'div' && partsOf(parent).length === 1) {
    outer = parent;
    parent = parent.parentElement;
  }
  // The end of a body is where everybody puts something.
  if (!parent || parent === document.body || !document.body.contains(parent)) return;
  const parts = partsOf(parent);
  const index = parts.indexOf(outer);
  if (index < 0) return;
  const looks = parts.map(lookOf);
  const before = looks.slice(0, index);
  const after = looks.slice(index + 1);
  const place: FormPlace = { formId, path: location.pathname, steps: stepsTo(parent), before, after };
  writeEntry(key, JSON.stringify(place));
}

/** Finds what stands where a form stood before the post that led here; null where that is not known to be thanks. */
export function findReplacement(arrival: Arrival = readArrival()): Replacement | null {
  const text = readEntry(key);
  if (text === null) return null;
  try {
    const place = JSON.parse(text) as FormPlace;
    const { formId } = place;
    const isHere = place.path === location.pathname && (mayFollowPost(arrival) || isThankedHere(formId));
    const nodes = isHere ? nodesAt(place) : [];
    // A reload shows the same thanks.
    if (isText(nodes)) return { formId, nodes };
  } catch {
    // Anyone on the page may write there.
  }
  removeEntry(key);
  return null;
}

function nodesAt({ steps, before, after }: FormPlace): ChildNode[] {
  let parent: Element | undefined = document.body;
  for (const [kind, nth] of steps) parent = parent && alikeIn(parent, kind)[nth];
  if (!parent) return [];
  const parts = partsOf(parent);
  const looks = parts.map(lookOf);
  const first = parts[alikeAtStart(looks, before) - 1];
  const last = parts[parts.length - alikeAtStart([...looks].reverse(), [...after].reverse())];
  const nodes = [...parent.childNodes];
  return nodes.slice(first ? nodes.indexOf(first) + 1 : 0, last && nodes.indexOf(last));
}

/** How many of these are as they were: some may have come with the form, or with the thanks. */
function alikeAtStart(looks: readonly string[], known: readonly string[]): number {
  const other = looks.findIndex((look, index) => look !== known[index]);
  return other < 0 ? looks.length : other;
}

/** A form there is the same one, sent back or blank; an element of ours knows the thanks already. */
function isText(nodes: readonly ChildNode[]): boolean {
  const isOther = (node: Node) =>
    node instanceof Element && (node.matches('form,rs-form') || node.querySelector('form,rs-form') !== null);
  const isRead = (node: Node) =>
    (node instanceof Text || isPart(node)) && (node.textContent ?? '').trim() !== '';
  return nodes.some(isRead) && !nodes.some(isOther);
}

function stepsTo(element: Element): readonly Step[] {
  const { parentElement } = element;
  if (element === document.body || !parentElement) return [];
  const kind = kindOf(element);
  return [...stepsTo(parentElement), [kind, alikeIn(parentElement, kind).indexOf(element)]];
}

const alikeIn = (parent: Element, kind: string) =>
  [...parent.children].filter((child) => kindOf(child) === kind);

const kindOf = ({ localName, id }: Element) => `${localName}#${id}`;

const lookOf = (element: Element) => `${kindOf(element)}.${element.className}`;

/** The elements that a visitor could see: neither those of this suite nor what runs or styles. */
const partsOf = (parent: Element) => [...parent.children].filter(isPart);

function isPart(node: Node): node is Element {
  return node instanceof Element && !node.matches('rs-form,script,style,link,template,noscript');
}
