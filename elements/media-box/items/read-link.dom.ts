import type { Address } from './address.model.js';
import type { LinkFacts, LinkPicture } from './link-facts.model.js';

/** What the page says of a link at this moment; scripts may change it until the next click. */
export function readLink(
  link: HTMLAnchorElement | HTMLAreaElement,
  placeGroup: string | null = null,
): LinkFacts {
  const text = (name: string) => link.getAttribute(name) ?? '';
  return {
    tag: link instanceof HTMLAreaElement ? 'area' : 'a',
    href: text('href'),
    title: text('title'),
    rel: text('rel'),
    type: text('type'),
    target: text('target'),
    alt: text('alt'),
    classes: [...link.classList],
    data: readData(link),
    picture: readPicture(link),
    figcaption: wordsOf(link.closest('figure')?.querySelector('figcaption')),
    placeGroup,
    wordsOf: (reference) => wordsOf(findByReference(link.ownerDocument, reference)),
    onclick: text('onclick'),
    base: link.baseURI,
    documentUrl: link.ownerDocument.URL,
  };
}

/** Parses an address as the browser does; null where it is none. */
export function parseUrl(text: string, base: string): Address | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

function readData(link: Element): ReadonlyMap<string, string> {
  const data = new Map<string, string>();
  for (const { name, value } of link.attributes) {
    if (name.startsWith('data-')) data.set(name.slice('data-'.length), value);
  }
  return data;
}

/** The picture inside a link, in the size that the browser chose. */
function readPicture(link: Element): LinkPicture | null {
  const image = link.querySelector('img');
  return image && { alt: image.alt, src: image.currentSrc || image.src };
}

/** The first element of a name or a class. */
function findByReference(document: Document, reference: string): Element | null | undefined {
  const name = reference.slice(1);
  return reference.startsWith('#') ? document.getElementById(name) : document.getElementsByClassName(name)[0];
}

/** The text of an element on one line, as it is read. */
function wordsOf(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}
