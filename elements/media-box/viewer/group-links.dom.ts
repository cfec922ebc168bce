import { convertLink, readConvertRules } from '../items/convert-rules.model.js';
import type { ViewerLink } from '../items/find-links.dom.js';
import { joinCopies, type LinkCopies } from '../items/join-copies.dom.js';
import { arePdfsForBrowser } from '../items/media-type.model.js';
import { ownLinks } from '../items/own-links.dom.js';
import { readPlaceGroups } from '../items/place-groups.dom.js';
import { readItemGroup } from '../items/read-item.model.js';
import { readLink } from '../items/read-link.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { isForBrowser, readLinkItem } from './read-link-item.dom.js';

/** What a link says of its group with. The links of a group say the same, as a rule. */
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
 * The links of a group that the viewer shows, in the order of the page; those with one address are one item. Links that
 * stand alone (null) are an item each.
 */
export function linksOfGroup(host: MediaBoxHost, group: string | null): readonly LinkCopies[] {
  const groupOf = createGroupReader(host);
  const isShown = createShownTest(host);
  const links = ownLinks(host).filter((link) => groupOf(link) === group && isShown(link));
  return group === null ? links.map((link) => [link]) : joinCopies(links);
}

/** The place of a link among the items of its group; -1 where it has none. */
export function placeOfLink(items: readonly LinkCopies[], link: ViewerLink): number {
  return items.findIndex((copies) => copies.includes(link));
}

/** A page may have a thousand links: of each, only its group is read, and that once for all who say the same. */
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

/** Only a phone or tablet leaves links alone, and only what says somewhere that it is a PDF. */
function createShownTest(host: MediaBoxHost): (link: ViewerLink) => boolean {
  if (!arePdfsForBrowser(navigator)) return () => true;
  return (link) => !/pdf/i.test(link.outerHTML) || !isForBrowser(host, readLinkItem(host, link, null));
}
