import type { MediaItem } from '../items/media-item.model.js';
import { parseUrl } from '../items/read-link.dom.js';
import { safeAttributes } from '../items/safe-params.model.js';
import type { SafeDocument } from '../../../shared/dom/unclobbered.js';

/** Preloads of pictures that may be shown next. */
export class Preloads {
  readonly #document: SafeDocument;
  /** References that keep the browser from cancelling the requests. */
  readonly #pictures = new Set<HTMLImageElement>();

  constructor(document: SafeDocument) {
    this.#document = document;
  }

  /** Preloads these items and drops the previous ones. */
  start(items: readonly MediaItem[]): void {
    this.#pictures.clear();
    for (const item of items)
      if (item.type === 'image') this.#pictures.add(fetchPicture(this.#document, item));
  }

  stop(): void {
    this.#pictures.clear();
  }
}

/** Fetches the picture of an item in the size for the window. */
export function fetchPicture(document: SafeDocument, { src, params }: MediaItem): HTMLImageElement {
  const picture = document.createElement('img');
  picture.sizes = '100vw';
  const resolve = (text: string) => parseUrl(text, document.baseURI);
  for (const [name, value] of safeAttributes('img', params, resolve)) picture.setAttribute(name, value);
  picture.fetchPriority = 'low';
  picture.src = src;
  return picture;
}
