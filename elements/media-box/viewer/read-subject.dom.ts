import type { ViewerLink } from '../items/find-links.dom.js';
import { type LinkFacts, linkFacts } from '../items/link-facts.model.js';
import type { MediaItem, RequestedItem } from '../items/media-item.model.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { linksOfGroup } from './group-links.dom.js';
import { isLeftAlone, readFacts, readLinkItem } from './read-link-item.dom.js';
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
  if (isLeftAlone(host, item)) return nothing;
  const links = item.group === null ? [] : linksOfGroup(host, item.group);
  const index = links.indexOf(subject.link);
  return index < 0 ? { items: [item], index: 0 } : { items: new LinkItems(host, links), index };
}

/** The items of a group: each is read when it is first wanted, because a group may have a thousand. */
class LinkItems implements ItemList {
  readonly #host: MediaBoxHost;
  readonly #links: readonly ViewerLink[];
  readonly #items = new Map<number, MediaItem>();

  constructor(host: MediaBoxHost, links: readonly ViewerLink[]) {
    this.#host = host;
    this.#links = links;
  }

  get length(): number {
    return this.#links.length;
  }

  at(index: number): MediaItem | undefined {
    const link = this.#links[index];
    if (!link) return undefined;
    const item = this.#items.get(index) ?? readLinkItem(this.#host, link);
    this.#items.set(index, item);
    return item;
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
