/** Thank-you that the server puts in the place of a form after a post, with or without a mark in the markup. */
import { mayFollowPost, readNavigation, type PageNavigation } from '../shared/dom/page-navigation.js';
import { readEntry, removeEntry, writeEntry } from '../shared/dom/session-entries.js';
import { isThankedHere } from '../elements/rs-form/markup/thanked.dom.js';
import {
  continueName,
  thankYouButtonClass,
  thankYouPopupId,
  thankYouScrollId,
} from '../elements/rs-form/markup/thank-you-names.model.js';
import { document, type SafeDocument, unclobbered } from '../shared/dom/unclobbered.js';
import { createJson } from './form-tag.dom.js';

const tagName = 'rs-form';

/**
 * Wraps the marked thank-you of a page in an `<rs-form>`: the popup, the message from its marker to its button, or the
 * button alone. A thank-you inside an `<rs-form>` stays as it is.
 */
export function placeThankYou(document: SafeDocument): void {
  const button = [...document.querySelectorAll<HTMLElement>(`[name="${continueName}"]`)].find(isThankYou);
  for (const popup of findOutside(document, thankYouPopupId)) wrap([popup]);
  for (const marker of findOutside(document, thankYouScrollId)) wrap(nodesUpTo(marker, button));
  if (button && !button.closest(tagName)) wrap([button]);
}

/** Wraps an unmarked thank-you, which is in the place of a form that was sent from this page. */
export function placeUnmarkedThankYou(replacement = findReplacement()): void {
  if (!replacement) return;
  const { formId, nodes } = replacement;
  wrap(nodes, createJson({ version: 1, formId }));
}

function findOutside(document: SafeDocument, id: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[id^="${id}"]`)].filter(
    (one) => !unclobbered(one).closest(tagName),
  );
}

/** Returns true for the server's button, which has a class or navigates away. Other controls may have its name. */
function isThankYou(element: HTMLElement): boolean {
  const handler = unclobbered(element).getAttribute('onclick') ?? '';
  return (
    !unclobbered(element).closest('form') &&
    (unclobbered(element).classList.contains(thankYouButtonClass) || /^document\.location/.test(handler))
  );
}

/** Returns the siblings from the marker to the button; the marker alone if the button is no later sibling. */
function nodesUpTo(marker: Element, button: Element | undefined): Node[] {
  const siblings = [...(unclobbered(unclobbered(marker).parentNode)?.childNodes ?? [])];
  const end = button ? siblings.findIndex((one) => unclobbered(one).contains(button)) : -1;
  const start = siblings.indexOf(marker);
  return end > start ? siblings.slice(start, end + 1) : [marker];
}

/** Wraps nodes in an `<rs-form>` that has no box of its own. */
function wrap(nodes: readonly Node[], ...more: readonly Node[]): void {
  const [first] = nodes as readonly ChildNode[];
  const tag = document.createElement(tagName);
  tag.style.display = 'contents';
  first?.before(tag);
  tag.append(...nodes, ...more);
}

/** Key in the session storage. */
const key = 'rs-form-place';

/** Place of a form in its page. It contains no data of the visitor. */
interface FormPlace {
  readonly formId: number;
  readonly path: string;
  /** Path from the body to the parent of the form. */
  readonly steps: readonly Step[];
  /** Signatures of the elements before the form in this parent, and after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Tag name and id of an element, and its index among the siblings with the same. */
type Step = readonly [kind: string, nth: number];

/** Nodes that are in the place of a form. */
export interface Replacement {
  readonly formId: number;
  readonly nodes: readonly ChildNode[];
}

/** Stores the place of the form behind this element for the next page of the tab. */
export function rememberPlace(tag: Element, form: HTMLFormElement, formId: number): void {
  let outer: Element = form;
  let parent = tag.parentElement;
  // A wrapper that contains nothing but the form may be missing on the next page.
  while (parent && unclobbered(parent).localName === 'div' && partsOf(parent).length === 1) {
    outer = parent;
    parent = unclobbered(parent).parentElement;
  }
  // Extensions append elements to the body, so its children prove nothing.
  if (!parent || parent === document.body || !document.body.contains(parent)) return;
  const parts = partsOf(parent);
  const index = parts.indexOf(outer);
  if (index < 0) return;
  const signatures = parts.map(signatureOf);
  const before = signatures.slice(0, index);
  const after = signatures.slice(index + 1);
  const place: FormPlace = { formId, path: location.pathname, steps: stepsTo(parent), before, after };
  writeEntry(key, JSON.stringify(place));
}

/** Returns the content in the place of a form that was sent from this page; null if it may be no thank-you. */
export function findReplacement(navigation: PageNavigation = readNavigation()): Replacement | null {
  const text = readEntry(key);
  if (text === null) return null;
  try {
    const place = JSON.parse(text) as FormPlace;
    const { formId } = place;
    const isHere = place.path === location.pathname && (mayFollowPost(navigation) || isThankedHere(formId));
    const nodes = isHere ? nodesAt(place) : [];
    // The entry stays for a reload.
    if (isMessage(nodes)) return { formId, nodes };
  } catch {
    // Any script of the origin may write there.
  }
  removeEntry(key);
  return null;
}

function nodesAt({ steps, before, after }: FormPlace): ChildNode[] {
  let parent: Element | undefined = document.body;
  for (const [kind, nth] of steps) parent = parent && alikeIn(parent, kind)[nth];
  if (!parent) return [];
  const parts = partsOf(parent);
  const signatures = parts.map(signatureOf);
  const first = parts[equalAtStart(signatures, before) - 1];
  const last = parts[parts.length - equalAtStart([...signatures].reverse(), [...after].reverse())];
  const nodes = [...unclobbered(parent).childNodes];
  return nodes.slice(first ? nodes.indexOf(first) + 1 : 0, last && nodes.indexOf(last));
}

/** Returns how many signatures are as they were. The form, or the thank-you, may have brought others. */
function equalAtStart(signatures: readonly string[], known: readonly string[]): number {
  const other = signatures.findIndex((signature, index) => signature !== known[index]);
  return other < 0 ? signatures.length : other;
}

/** Returns true if the nodes have a text, and neither a form nor an `<rs-form>`, which reads its thank-you itself. */
function isMessage(nodes: readonly ChildNode[]): boolean {
  const isOther = (node: Node) =>
    node instanceof Element &&
    (unclobbered(node).matches('form,rs-form') || unclobbered(node).querySelector('form,rs-form') !== null);
  const hasText = (node: Node) =>
    (node instanceof Text || isPart(node)) && (unclobbered(node).textContent ?? '').trim() !== '';
  return nodes.some(hasText) && !nodes.some(isOther);
}

function stepsTo(element: Element): readonly Step[] {
  const { parentElement } = unclobbered(element);
  if (element === document.body || !parentElement) return [];
  const kind = kindOf(element);
  return [...stepsTo(parentElement), [kind, alikeIn(parentElement, kind).indexOf(element)]];
}

const alikeIn = (parent: Element, kind: string) =>
  [...unclobbered(parent).children].filter((child) => kindOf(child) === kind);

function kindOf(element: Element): string {
  const { localName, id } = unclobbered(element);
  return `${localName}#${id}`;
}

const signatureOf = (element: Element) => `${kindOf(element)}.${unclobbered(element).className}`;

/** Returns the children that a visitor could see, without `<rs-form>`. */
const partsOf = (parent: Element) => [...unclobbered(parent).children].filter(isPart);

function isPart(node: Node): node is Element {
  return node instanceof Element && !unclobbered(node).matches('rs-form,script,style,link,template,noscript');
}
