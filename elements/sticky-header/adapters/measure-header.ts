import { largestShare } from '../contract/limits.js';
import type { HeaderPlace } from '../contract/state.js';

/** Measures the header where the page has put it, not where it sticks. Sliding does not count. */
export function measureHeader(header: HTMLElement, offset: number): HeaderPlace & { readonly room: number } {
  keepInPlace(header, true);
  const top = pageTop(header);
  const height = header.offsetHeight;
  const fits = height + offset <= window.innerHeight * largestShare;
  keepInPlace(header, !fits);
  return { start: top - offset, end: top + height, fits, room: fits ? height + offset : 0 };
}

/** Makes the header stay where it is written; the page's own style attribute is left as it was. */
export function keepInPlace(header: HTMLElement, isKept: boolean): void {
  if (isKept) header.style.setProperty('position', 'static', 'important');
  else header.style.removeProperty('position');
}

/** Offsets know nothing of transforms, so a header on its way out is measured as one in its place. */
function pageTop(element: HTMLElement): number {
  const parent = element.offsetParent;
  if (!(parent instanceof HTMLElement)) return element.offsetTop;
  return element.offsetTop + parent.clientTop + pageTop(parent);
}
