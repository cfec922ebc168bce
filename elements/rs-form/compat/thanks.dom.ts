import {
  continueName,
  thankYouButtonClass,
  thankYouPopupId,
  thankYouScrollId,
} from '../markup/server-names.model.js';
import { findReplacement } from './form-place.dom.js';
import { createJson } from './place-form.dom.js';

const tagName = 'rs-form';

/**
 * Gives what the server put in the place of a form its element: the popup, the marked message with what follows it up to
 * its button, or the button alone. What stands in an element already is left.
 */
export function placeThankYou(document: Document): void {
  const button = [...document.querySelectorAll<HTMLElement>(`[name="${continueName}"]`)].find(isThanks);
  for (const popup of outside(document, thankYouPopupId)) wrap([popup]);
  for (const marker of outside(document, thankYouScrollId)) wrap(nodesUpTo(marker, button));
  if (button && !button.closest(tagName)) wrap([button]);
}

/** Gives a text in the place of a form that was sent from here its element, where nothing marks it. */
export function placeUnmarkedThankYou(replacement = findReplacement()): void {
  if (!replacement) return;
  const { formId, nodes } = replacement;
  wrap(nodes, createJson({ version: 1, formId }));
}

function outside(document: Document, id: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[id^="${id}"]`)].filter((one) => !one.closest(tagName));
}

/** A control of that name may be anything of the page's: the server's has a class, or leads away. */
function isThanks(element: HTMLElement): boolean {
  const handler = element.getAttribute('onclick') ?? '';
  return (
    !element.closest('form') &&
    (element.classList.contains(thankYouButtonClass) || /^document\.location/.test(handler))
  );
}

/** From the marker to the button beside it; the marker alone where the button stands elsewhere. */
function nodesUpTo(marker: Element, button: Element | undefined): Node[] {
  const siblings = [...(marker.parentNode?.childNodes ?? [])];
  const end = button ? siblings.findIndex((one) => one.contains(button)) : -1;
  const start = siblings.indexOf(marker);
  return end > start ? siblings.slice(start, end + 1) : [marker];
}

/** The element leaves no trace in the page's layout. */
function wrap(nodes: readonly Node[], ...more: readonly Node[]): void {
  const [first] = nodes as readonly ChildNode[];
  const tag = document.createElement(tagName);
  tag.style.display = 'contents';
  first?.before(tag);
  tag.append(...nodes, ...more);
}
