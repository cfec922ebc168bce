import { overlaps, type Box } from './tab-corner.model.js';

/** Controls, which are covered wherever their box is. */
const controls = 'button, input, select, textarea, summary, [role="button"]';
/** Links, headings and labels, which are covered where their words are: a heading is as wide as the page. */
const words = 'a[href], h1, h2, h3, h4, h5, h6, [role="heading"], label';

/** Returns whether a box lies over a heading, a link or a control of the page. */
export function coversContent(document: Document, box: Box, host: Element): boolean {
  return Array.from(document.querySelectorAll<HTMLElement>(`${controls}, ${words}`)).some((element) => {
    const own = element.getBoundingClientRect();
    // Content for screen readers alone, such as a skip link, has one pixel.
    if (own.width <= 1 || own.height <= 1 || !overlaps(own, box)) return false;
    if (host.contains(element) || !element.checkVisibility({ visibilityProperty: true })) return false;
    return element.matches(controls) || wordsOf(element).some((one) => overlaps(one, box));
  });
}

function wordsOf(element: Element): readonly DOMRect[] {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}
