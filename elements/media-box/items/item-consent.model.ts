import {
  asksConsent,
  type AddressUse,
  type ThirdPartyMedia,
} from '../../../shared/consent/foreign-address.model.js';
import type { ResolveUrl } from './address.model.js';
import type { MediaItem } from './media-item.model.js';
import { readTracks } from './media-tracks.model.js';
import { safeAttributes } from './safe-params.model.js';

/** Page in which items are shown. */
export interface ItemPlace {
  /** Origin of the page. */
  readonly origin: string;
  readonly thirdPartyMedia: ThirdPartyMedia;
  readonly resolve: ResolveUrl;
}

/**
 * Returns the addresses for which an item needs the visitor's consent: frames of other sites always, media by the
 * author's rule. An item of type `page` has none, because pages of other sites are never fetched, nor does an element
 * of this page.
 */
export function consentAddresses(item: MediaItem, place: ItemPlace): readonly string[] {
  switch (item.type) {
    case 'embed':
      // A player is always of another origin.
      return [item.src];
    case 'pdf':
    case 'frame':
      return [item.src].filter((text) => asks(text, 'frame', place));
    case 'image':
    case 'video':
    case 'audio':
      return [item.src, ...besides(item, item.type, place)].filter((text) => asks(text, 'media', place));
    default:
      return [];
  }
}

/** Returns true if the thumbnail of an item needs the visitor's consent. */
export function thumbnailAsksConsent({ thumbnail }: MediaItem, place: ItemPlace): boolean {
  return asks(thumbnail, 'media', place);
}

function asks(text: string, use: AddressUse, { origin, thirdPartyMedia, resolve }: ItemPlace): boolean {
  const address = text === '' ? null : resolve(text);
  return address !== null && asksConsent(address, use, origin, thirdPartyMedia);
}

/** Returns the URLs that are loaded beside the file: poster, tracks, other sizes. */
function besides(
  { params }: MediaItem,
  type: 'image' | 'video' | 'audio',
  { resolve }: ItemPlace,
): readonly string[] {
  if (type !== 'image') {
    const poster = safeAttributes('video', params, resolve).get('poster') ?? '';
    return [poster, ...readTracks(params, resolve).map(({ src }) => src)];
  }
  const candidates = safeAttributes('img', params, resolve).get('srcset') ?? '';
  return candidates.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
}
