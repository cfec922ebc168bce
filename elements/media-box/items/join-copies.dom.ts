import type { ViewerLink } from './find-links.dom.js';

/** Links to one item; the first one represents it. */
export type LinkCopies = readonly [ViewerLink, ...ViewerLink[]];

/**
 * Joins links with the same URL, such as the clones of a carousel, or a thumbnail and its text link. The item takes
 * the place of a link that is no clone, if there is one.
 */
export function joinCopies(links: readonly ViewerLink[]): readonly LinkCopies[] {
  const byAddress = new Map<string, [ViewerLink, ...ViewerLink[]]>();
  for (const link of links) {
    const copies = byAddress.get(link.href);
    if (copies) copies.push(link);
    else byAddress.set(link.href, [link]);
  }
  return links.flatMap((link) => {
    const copies = byAddress.get(link.href);
    if (!copies || link !== original(copies)) return [];
    return [[link, ...copies.filter((copy) => copy !== link)] as LinkCopies];
  });
}

/** Returns the link that the server wrote, as far as the markup shows; otherwise the first one. */
function original(copies: LinkCopies): ViewerLink {
  if (copies.length === 1) return copies[0];
  const ranks = copies.map(rankOf);
  return copies[ranks.indexOf(Math.min(...ranks))] ?? copies[0];
}

/** Returns 2 for a carousel's clone, 1 for a link that is hidden from assistive technology, otherwise 0. */
function rankOf(link: ViewerLink): number {
  if (link.closest('[class*="clone" i], [class*="duplicate" i]')) return 2;
  return link.closest('[aria-hidden="true"], [inert]') ? 1 : 0;
}
