import { unclobbered } from './unclobbered.js';

/** Control that a label can name. */
type LabelledControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * Returns the label of a control without the mark of required fields; '' without a label. Slow on large pages: call
 * it on demand.
 */
export function labelText(input: LabelledControl): string {
  const labelled = [...(input.labels ?? [])].map(wordsOf);
  const words = [
    ...labelled,
    input.getAttribute('aria-label') ?? '',
    referredText(input, 'aria-labelledby'),
    input.title,
  ];
  return words.map((text) => text.trim()).find(Boolean) ?? '';
}

/** Returns the text of a label without the mark of required fields, which is decorative. */
export function wordsOf(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('.formRequired')) mark.remove();
  return copy.textContent.trim();
}

/**
 * Returns the text of the elements that an attribute with ids references.
 *
 * @param left - Element that is left out.
 */
export function referredText(element: Element, attribute: string, left: Element | null = null): string {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return '';
  const written = Element.prototype.getAttribute.call(element, attribute) ?? '';
  return written
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => unclobbered(root).getElementById(id))
    .map((found) => (found === left ? '' : (found?.textContent.trim() ?? '')))
    .filter(Boolean)
    .join(' ');
}
