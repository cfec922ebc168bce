import { documentOf, type SafeDocument } from '../../../shared/dom/unclobbered.js';
import type { Address } from './address.model.js';
import type { LinkFacts, LinkPicture } from './link-facts.model.js';

/** Reads the current attributes of a link; scripts may change them until the next click. */
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
    wordsOf: (reference) => wordsOf(findByReference(documentOf(link), reference)),
    onclick: text('onclick'),
    base: link.baseURI,
    documentUrl: documentOf(link).URL,
  };
}

/** Parses a URL as the browser does; null for an invalid one. */
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

/** Returns the picture inside a link, in the size that the browser has chosen. */
function readPicture(link: Element): LinkPicture | null {
  const image = link.querySelector('img');
  return image && { alt: image.alt, src: lateAddressOf(image) || image.currentSrc || image.src };
}

/** Width in pixels up to which a loaded file counts as a placeholder. */
const largestPlaceholder = 8;

/**
 * Returns the address of a picture that loads late and is still a placeholder: its `data-src`, or the first one of its
 * `data-srcset`; '' for every other picture.
 */
function lateAddressOf(image: HTMLImageElement): string {
  const { src = '', srcset = '' } = image.dataset;
  const late = src.trim() || (/[^\s,]\S*/.exec(srcset)?.[0] ?? '').replace(/,$/, '');
  const isOwn = image.getAttribute('src') === src || image.srcset !== '';
  const isPicture = image.naturalWidth > largestPlaceholder && !image.src.startsWith('data:');
  return isOwn || isPicture ? '' : late;
}

/** Returns the element of an `#id`, or the first of a `.class`. */
function findByReference(document: SafeDocument, reference: string): Element | null | undefined {
  const name = reference.slice(1);
  return reference.startsWith('#') ? document.getElementById(name) : document.getElementsByClassName(name)[0];
}

/** Returns the text of an element in one line. */
function wordsOf(element: Element | null | undefined): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}
