import { createUndoLog } from '../../shared/dom/undo-log.js';

/** As long as the panel slides: see the sheet. */
const transition = 'translate 300ms ease';

/** The part of the page that moves aside in push mode. */
export class PageWrapper {
  readonly #element: HTMLElement | null;
  readonly #log = createUndoLog();

  /** Nothing moves in a page that marks nothing. */
  constructor(document: Document) {
    this.#element = document.querySelector<HTMLElement>('#g-page-surround, [data-page-surround]');
  }

  /** Moves it by so many pixels, sliding or at once. */
  move(px: number, isSliding: boolean): void {
    if (!this.#element) return;
    this.#log.setStyle(this.#element, 'transition', isSliding ? transition : 'none');
    this.#log.setStyle(this.#element, 'translate', `${px}px`);
  }

  restore(): void {
    this.#log.restoreAll();
  }
}
