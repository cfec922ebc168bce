import type { ViewerLink } from '../items/find-links.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { linksOfGroup } from '../viewer/read-subject.dom.js';
import { type MediaAddress, readMediaHash } from './media-hash.model.js';

/** The link that the page's address names; undefined for any other address. */
export function linkedItem(host: MediaBoxHost): ViewerLink | undefined {
  const address = readMediaHash(host.ownerDocument.defaultView?.location.hash ?? '');
  return address ? linksOfGroup(host, address.group)[address.index]?.link : undefined;
}

/** The address of the item that a link shows; null where the author wants none. */
export function addressOf(host: MediaBoxHost, link: ViewerLink, group: string | null): MediaAddress | null {
  if (host.history !== 'items') return null;
  const index = linksOfGroup(host, group).findIndex((other) => other.link === link);
  return index < 0 ? null : { group, index };
}
