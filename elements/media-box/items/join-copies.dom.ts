import type { ViewerLink } from './find-links.dom.js';

/** The links to one item: first the one that stands for all. */
export type LinkCopies = readonly [ViewerLink, ...ViewerLink[]];

/**
 * Joins the links with the same address, such as the clones of a carousel, or a thumbnail and its text link. The order is
 * that of the links that stand for the others: where one of them is no clone, that one.
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

/** The copy that the server wrote, as far as the markup tells; else the first. */
function original(copies: LinkCopies): ViewerLink {
  if (copies.length === 1) return copies[0];
  const ranks = copies.map(rankOf);
  return copies[ranks.indexOf(Math.min(...ranks))] ?? copies[0];
}

/** Carousels name their clones by a class; the slides that they hide are hidden from assistive technology. */
function rankOf(link: ViewerLink): number {
  if (link.closest('[class*="clone" i], [class*="duplicate" i]')) return 2;
  return link.closest('[aria-hidden="true"], [inert]') ? 1 : 0;
}
