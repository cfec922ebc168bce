import type { ViewerLink } from '../items/find-links.dom.js';
import type { LinkCopies } from '../items/join-copies.dom.js';
import { type LinkFacts, linkFacts } from '../items/link-facts.model.js';
import type { MediaItem, RequestedItem } from '../items/media-item.model.js';
import { completeItem } from '../items/read-item.model.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { linksOfGroup, placeOfLink } from '../items/group-links.dom.js';
import { isForBrowser, readFacts, readLinkItem } from '../items/read-link-item.dom.js';
import type { ItemList } from './viewer-state.model.js';

/** Subject of the viewer: a link of the page with its group, or items that a script requests. */
export type ViewerSubject =
  | {
      readonly link: ViewerLink;
      /** Follows the link as without the viewer. */
      readonly follow: () => void;
    }
  | { readonly items: readonly RequestedItem[]; readonly index: number };

/** Items, and the index of the first on show (from 0). Empty if the browser should open the link itself. */
export interface ReadSubject {
  readonly items: ItemList;
  readonly index: number;
}

const nothing: ReadSubject = { items: [], index: 0 };

/** Reads the items of a subject from the current page. */
export function readSubject(host: MediaBoxHost, subject: ViewerSubject): ReadSubject {
  if (!('link' in subject)) return readRequest(host, subject);
  const item = readLinkItem(host, subject.link);
  if (isForBrowser(host, item)) return nothing;
  const links = item.group === null ? [] : linksOfGroup(host, item.group);
  const index = placeOfLink(links, subject.link);
  return index < 0 ? { items: [item], index: 0 } : { items: new LinkItems(host, item.group, links), index };
}

/** Items of a group. Each is read on first use, because a group may have a thousand. */
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

/** Returns the facts of a requested item; values that are not text are ignored. */
function requestFacts(host: MediaBoxHost, item: RequestedItem | null): LinkFacts {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { src, title, caption, type, alt } = item ?? { src: '' };
  return linkFacts({
    href: text(src),
    title: text(title),
    type: text(type),
    alt: text(alt),
    data: new Map([['caption', text(caption)]]),
    base: host.baseURI,
    documentUrl: documentOf(host).URL,
  });
}
