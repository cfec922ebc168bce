import { convertLink, readConvertRules } from '../items/convert-rules.model.js';
import type { ViewerLink } from '../items/find-links.dom.js';
import { arePdfsLeftAlone } from '../items/media-type.model.js';
import { ownLinks } from '../items/own-links.dom.js';
import { readItemGroup } from '../items/read-item.model.js';
import { readLink } from '../items/read-link.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { isLeftAlone, readLinkItem } from './read-link-item.dom.js';

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

/** The links of a group, or those that stand alone, that the viewer shows; in the order of the page. */
export function linksOfGroup(host: MediaBoxHost, group: string | null): readonly ViewerLink[] {
  const groupOf = createGroupReader(host);
  const isShown = createShownTest(host);
  return ownLinks(host).filter((link) => groupOf(link) === group && isShown(link));
}

/** A page may have a thousand links: of each, only its group is read, and that once for all who say the same. */
function createGroupReader({ convert }: MediaBoxHost): (link: ViewerLink) => string | null {
  const { rules } = readConvertRules(convert);
  const known = new Map<string, string | null>();
  return (link) => {
    let key = link.localName;
    for (const name of attributes) {
      const text = link.getAttribute(name);
      key += text === null ? '\0' : `\0=${text}`;
    }
    const before = known.get(key);
    if (before !== undefined) return before;
    const group = readItemGroup(convertLink(readLink(link), rules));
    known.set(key, group);
    return group;
  };
}

/** Only a phone or tablet leaves links alone, and only what says somewhere that it is a PDF. */
function createShownTest(host: MediaBoxHost): (link: ViewerLink) => boolean {
  if (!arePdfsLeftAlone(navigator)) return () => true;
  return (link) => !/pdf/i.test(link.outerHTML) || !isLeftAlone(host, readLinkItem(host, link));
}
