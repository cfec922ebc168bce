import { ConfigError } from '../../../shared/element/config-error.js';
import { convertLink, readConvertRules } from '../items/convert-rules.model.js';
import type { ViewerLink } from '../items/find-links.dom.js';
import { ownLinks } from '../items/own-links.dom.js';
import { type LinkFacts, linkFacts } from '../items/link-facts.model.js';
import type { MediaItem, RequestedItem } from '../items/media-item.model.js';
import { isPdfLeftAlone } from '../items/media-type.model.js';
import { readItem } from '../items/read-item.model.js';
import { parseUrl, readLink } from '../items/read-link.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';

/** What is to be shown: a link of the page with its group, or what a page's script asks for. */
export type ViewerSubject =
  | {
      readonly link: ViewerLink;
      /** Leads where the link leads, as without us. */
      readonly follow: () => void;
    }
  | { readonly items: readonly RequestedItem[]; readonly index: number };

/** The items and which of them is meant (0-based); no item where the browser does better without us. */
export interface ReadSubject {
  readonly items: readonly MediaItem[];
  readonly index: number;
}

const nothing: ReadSubject = { items: [], index: 0 };

/** Reads what the page says at this moment: its scripts may have changed it since the last time. */
export function readSubject(host: MediaBoxHost, subject: ViewerSubject): ReadSubject {
  if (!('link' in subject)) return readRequest(host, subject);
  const item = readLinkItem(host, subject.link);
  if (isLeftAlone(host, item)) return nothing;
  return item.group === null ? { items: [item], index: 0 } : readGroup(host, subject.link, item);
}

/** What one link shows, as the page says at this moment. */
export function readLinkItem(host: MediaBoxHost, link: ViewerLink): MediaItem {
  return read(host, readLink(link));
}

/** The links of a group, or those that stand alone, that the viewer shows; in the order of the page. */
export function linksOfGroup(
  host: MediaBoxHost,
  group: string | null,
): { readonly link: ViewerLink; readonly item: MediaItem }[] {
  return ownLinks(host)
    .map((link) => ({ link, item: readLinkItem(host, link) }))
    .filter(({ item }) => item.group === group && !isLeftAlone(host, item));
}

function readGroup(host: MediaBoxHost, link: ViewerLink, item: MediaItem): ReadSubject {
  const found = linksOfGroup(host, item.group);
  const index = found.findIndex((other) => other.link === link);
  return index < 0 ? { items: [item], index: 0 } : { items: found.map((other) => other.item), index };
}

/** A PDF on a phone or tablet: its link stays a link, and no group has it. */
function isLeftAlone({ ownerDocument }: MediaBoxHost, { type }: MediaItem): boolean {
  return !!ownerDocument.defaultView && isPdfLeftAlone(type, ownerDocument.defaultView.navigator);
}

function readRequest(
  host: MediaBoxHost,
  { items, index }: Extract<ViewerSubject, { items: unknown }>,
): ReadSubject {
  const wanted = items.map((item) => read(host, requestFacts(host, item)));
  return { items: wanted, index: Math.min(wanted.length - 1, Math.max(0, Math.trunc(index) || 0)) };
}

/** What a script asks for says less than a link, and nothing that is no text. */
function requestFacts({ baseURI, ownerDocument }: MediaBoxHost, item: RequestedItem | null): LinkFacts {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { src, title, caption, type, alt } = item ?? { src: '' };
  return linkFacts({
    href: text(src),
    title: text(title),
    type: text(type),
    alt: text(alt),
    data: new Map([['caption', text(caption)]]),
    base: baseURI,
    documentUrl: ownerDocument.URL,
  });
}

function read(host: MediaBoxHost, facts: LinkFacts): MediaItem {
  const { item, problems } = readItem(convertLink(facts, readConvertRules(host.convert).rules), parseUrl);
  for (const problem of problems)
    host.report(new ConfigError(host, `link "${facts.href.slice(0, 100)}"`, problem));
  return item;
}
