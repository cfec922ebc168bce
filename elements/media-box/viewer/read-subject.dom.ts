import type { ViewerLink } from '../items/find-links.dom.js';
import type { LinkCopies } from '../items/join-copies.dom.js';
import { type LinkFacts, linkFacts } from '../items/link-facts.model.js';
import type { MediaItem, RequestedItem } from '../items/media-item.model.js';
import { completeItem } from '../items/read-item.model.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { linksOfGroup, placeOfLink } from './group-links.dom.js';
import { isForBrowser, readFacts, readLinkItem } from './read-link-item.dom.js';
import type { ItemList } from './viewer-state.model.js';

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
  readonly items: ItemList;
  readonly index: number;
}

const nothing: ReadSubject = { items: [], index: 0 };

/** Reads what the page says at this moment: its scripts may have changed it since the last time. */
export function readSubject(host: MediaBoxHost, subject: ViewerSubject): ReadSubject {
  if (!('link' in subject)) return readRequest(host, subject);
  const item = readLinkItem(host, subject.link);
  if (isForBrowser(host, item)) return nothing;
  const links = item.group === null ? [] : linksOfGroup(host, item.group);
  const index = placeOfLink(links, subject.link);
  return index < 0 ? { items: [item], index: 0 } : { items: new LinkItems(host, item.group, links), index };
}

/** The items of a group: each is read when it is first wanted, because a group may have a thousand. */
class LinkItems implements ItemList {
  readonly #host: MediaBoxHost;
  readonly #group: string | null;
  readonly #links: readonly LinkCopies[];
  readonly #items = new Map<number, MediaItem>();

  constructor(host: MediaBoxHost, group: string | null, links: readonly LinkCopies[]) {
    this.#host = host;
    this.#group = group;
    this.#links = links;
  }

  get length(): number {
    return this.#links.length;
  }

  at(index: number): MediaItem | undefined {
    const copies = this.#links[index];
    if (!copies) return undefined;
    const item = this.#items.get(index) ?? this.#read(copies);
    this.#items.set(index, item);
    return item;
  }

  #read(copies: LinkCopies): MediaItem {
    return copies.map((link) => readLinkItem(this.#host, link, this.#group)).reduce(completeItem);
  }
}

function readRequest(
  host: MediaBoxHost,
  { items, index }: Extract<ViewerSubject, { items: unknown }>,
): ReadSubject {
  const wanted = items.map((item) => readFacts(host, requestFacts(host, item)));
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
