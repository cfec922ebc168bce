import { unclobbered } from '../../../shared/dom/unclobbered.js';
import type { ViewerLink } from './find-links.dom.js';
import { viewerLinks, type LinkOwner } from './viewer-links.dom.js';

/** Group of links that are in no gallery. */
const boxGroup = 'auto';

/** Returns the group by a link's place; null for none. */
export type PlaceGroups = (link: ViewerLink) => string | null;

/**
 * Returns the groups of `group="auto"`: each `.wp-block-gallery`, each outermost `figure` with several pictures, and
 * the rest of the viewer. Without the attribute no place has a group.
 */
export function readPlaceGroups(host: LinkOwner): PlaceGroups {
  if (host.group !== 'auto') return () => null;
  const links = viewerLinks(host);
  const addresses = addressesByFigure(host, links);
  const names = new Map<Element, string>();
  const galleryOf = (link: ViewerLink): Element | undefined => {
    const places = placesAround(host, link);
    const isGallery = (place: Element) => (addresses.get(place)?.size ?? 0) > 1;
    return (
      places.find((place) => unclobbered(place).matches('.wp-block-gallery')) ??
      places.reverse().find(isGallery)
    );
  };
  for (const link of links) {
    const gallery = galleryOf(link);
    if (gallery && !names.has(gallery)) names.set(gallery, `${boxGroup}-${names.size + 1}`);
  }
  return (link) => {
    const gallery = galleryOf(link);
    return (gallery && names.get(gallery)) ?? boxGroup;
  };
}

/** Returns the URLs of the links in each figure; a thumbnail and its text link have one URL. */
function addressesByFigure(
  host: LinkOwner,
  links: readonly ViewerLink[],
): ReadonlyMap<Element, ReadonlySet<string>> {
  const addresses = new Map<Element, Set<string>>();
  for (const link of links) {
    for (const place of placesAround(host, link)) {
      addresses.set(place, (addresses.get(place) ?? new Set()).add(link.href));
    }
  }
  return addresses;
}

/** Returns the figures and galleries around a link, from the inside out, within the viewer. */
function placesAround(host: LinkOwner, link: ViewerLink): Element[] {
  const selector = 'figure, .wp-block-gallery';
  const places: Element[] = [];
  let place = link.closest(selector);
  while (place && !unclobbered(place).contains(host)) {
    places.push(place);
    place = unclobbered(unclobbered(place).parentElement)?.closest(selector) ?? null;
  }
  return places;
}
