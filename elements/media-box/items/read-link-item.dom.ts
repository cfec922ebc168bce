import { ConfigError } from '../../../shared/element/config-error.js';
import { convertLink, readConvertRules } from './convert-rules.model.js';
import type { ViewerLink } from './find-links.dom.js';
import type { LinkFacts } from './link-facts.model.js';
import type { MediaItem } from './media-item.model.js';
import { isPdfForBrowser } from './media-type.model.js';
import { readPlaceGroups } from './place-groups.dom.js';
import { readItem } from './read-item.model.js';
import { parseUrl, readLink } from './read-link.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/**
 * Returns the item of one link, as the page has it now.
 *
 * @param placeGroup - Group by the link's place, if it is known already.
 */
export function readLinkItem(
  host: MediaBoxHost,
  link: ViewerLink,
  placeGroup: string | null = readPlaceGroups(host)(link),
): MediaItem {
  return readFacts(host, readLink(link, placeGroup));
}

/** Returns the item of a link's facts. Problems of its options are reported. */
export function readFacts(host: MediaBoxHost, facts: LinkFacts): MediaItem {
  const { item, problems } = readItem(convertLink(facts, readConvertRules(host.convert).rules), parseUrl);
  for (const problem of problems)
    host.report(new ConfigError(host, `link "${facts.href.slice(0, 100)}"`, problem, 'viewer-option'));
  return item;
}

/** Returns true for a PDF on a phone or tablet: its link stays a link and is in no group. */
export function isForBrowser(host: MediaBoxHost, { type }: MediaItem): boolean {
  const { defaultView } = documentOf(host);
  return defaultView !== null && isPdfForBrowser(type, defaultView.navigator);
}
