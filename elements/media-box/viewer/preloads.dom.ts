import type { MediaItem } from '../items/media-item.model.js';

/** Pictures that may be wanted next: the browser fetches them while the visitor looks at another. */
export class Preloads {
  readonly #document: Document;
  /** Held, so that the browser does not give up on them. */
  readonly #pictures: HTMLImageElement[] = [];

  constructor(document: Document) {
    this.#document = document;
  }

  /** Fetches these, and lets go of those before. */
  start(items: readonly MediaItem[]): void {
    this.stop();
    for (const item of items) if (item.type === 'image') this.#pictures.push(this.#fetch(item));
  }

  stop(): void {
    this.#pictures.length = 0;
  }

  #fetch({ src, params }: MediaItem): HTMLImageElement {
    const picture = this.#document.createElement('img');
    picture.fetchPriority = 'low';
    picture.sizes = params.get('sizes') ?? '100vw';
    picture.srcset = params.get('srcset') ?? '';
    picture.src = src;
    return picture;
  }
}
