import { documentOf, type SafeDocument, unclobbered } from '../../../shared/dom/unclobbered.js';
import { overlaps, type Box } from './tab-corner.model.js';

/** Selector of controls. They count as covered by their box. */
const controls = 'button, input, select, textarea, summary, [role="button"]';
/**
 * Selector of links, headings and labels. They count as covered by their text, because a heading is as wide as the
 * page.
 */
const words = 'a[href], h1, h2, h3, h4, h5, h6, [role="heading"], label';

/** Returns true if a box overlaps a heading, a link or a control of the page. */
export function coversContent(document: SafeDocument, box: Box, host: Element): boolean {
  return Array.from(document.querySelectorAll<HTMLElement>(`${controls}, ${words}`)).some((element) => {
    const own = unclobbered(element).getBoundingClientRect();
    // Content for screen readers alone, such as a skip link, is one pixel large.
    if (own.width <= 1 || own.height <= 1 || !overlaps(own, box)) return false;
    if (host.contains(element) || !unclobbered(element).checkVisibility({ visibilityProperty: true }))
      return false;
    return unclobbered(element).matches(controls) || wordsOf(element).some((one) => overlaps(one, box));
  });
}

function wordsOf(element: Element): readonly DOMRect[] {
  const range = documentOf(element).createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}
