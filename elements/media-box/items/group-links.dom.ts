import { convertLink, readConvertRules } from './convert-rules.model.js';
import type { ViewerLink } from './find-links.dom.js';
import { joinCopies, type LinkCopies } from './join-copies.dom.js';
import { arePdfsForBrowser } from './media-type.model.js';
import { viewerLinks } from './viewer-links.dom.js';
import { readPlaceGroups } from './place-groups.dom.js';
import { readItemGroup } from './read-item.model.js';
import { readLink } from './read-link.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { isForBrowser, readLinkItem } from './read-link-item.dom.js';

/** Attributes that determine a link's group. The links of a group usually have the same values. */
const attributes = [
  'rel',
  'class',
  'data-mediabox',
  'data-mediabox-group',
  'data-json',
  'data-glightbox',
  'data-gallery',
];

/**
 * Returns the links of a group that the viewer shows, in document order; links with one URL are one item. Links
 * without a group (null) are an item each.
 */
export function linksOfGroup(host: MediaBoxHost, group: string | null): readonly LinkCopies[] {
  const groupOf = createGroupReader(host);
  const isShown = createShownTest(host);
  const links = viewerLinks(host).filter((link) => groupOf(link) === group && isShown(link));
  return group === null ? links.map((link) => [link]) : joinCopies(links);
}

/** Returns the index of a link's item in its group; -1 without one. */
export function placeOfLink(items: readonly LinkCopies[], link: ViewerLink): number {
  return items.findIndex((copies) => copies.includes(link));
}

/** Returns a reader of groups. It caches by the attributes, because a page may have a thousand links. */
function createGroupReader(host: MediaBoxHost): (link: ViewerLink) => string | null {
  const { rules } = readConvertRules(host.convert);
  const placeGroupOf = readPlaceGroups(host);
  const known = new Map<string, string | null>();
  return (link) => {
    const placeGroup = placeGroupOf(link);
    let key = `${link.localName}\0${placeGroup ?? ''}`;
    for (const name of attributes) {
      const text = link.getAttribute(name);
      key += text === null ? '\0' : `\0=${text}`;
    }
    const before = known.get(key);
    if (before !== undefined) return before;
    const group = readItemGroup(convertLink(readLink(link, placeGroup), rules));
    known.set(key, group);
    return group;
  };
}

/** Returns a test for links that the viewer shows. Phones and tablets open PDFs themselves. */
function createShownTest(host: MediaBoxHost): (link: ViewerLink) => boolean {
  if (!arePdfsForBrowser(navigator)) return () => true;
  return (link) => !/pdf/i.test(link.outerHTML) || !isForBrowser(host, readLinkItem(host, link, null));
}
