const headers = 'header, nav, sticky-header, [role="banner"]';

/**
 * Keeps a tab at the top of the window below the header that lies there, whether it sticks or scrolls away. Where the
 * focus is under it, it waits above the window until it has the focus itself: lower down it would lie on the next
 * field or on its button (WCAG 2.4.11).
 */
export class TabPlace {
  readonly #tab: HTMLElement;
  readonly #document: Document;
  #watching: AbortController | undefined;
  #frame = 0;

  constructor(tab: HTMLElement) {
    this.#tab = tab;
    this.#document = tab.ownerDocument;
  }

  set(isShown: boolean): void {
    if (isShown === (this.#watching !== undefined)) return;
    if (!isShown) return this.stop();
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    const later = () => this.#later();
    for (const type of ['scroll', 'resize', 'transitionend', 'load'])
      window.addEventListener(type, later, { signal, passive: true, capture: true });
    for (const type of ['focusin', 'focusout']) this.#document.addEventListener(type, later, { signal });
    later();
  }

  stop(): void {
    this.#watching?.abort();
    this.#watching = undefined;
    cancelAnimationFrame(this.#frame);
  }

  /** Once a frame, however often the page scrolls. */
  #later(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#move());
  }

  #move(): void {
    const { left, width, height } = this.#tab.getBoundingClientRect();
    if (width === 0) return;
    const below = this.#belowHeaders(left + width / 2);
    const top = this.#offFocus(below, { left, right: left + width, height });
    this.#tab.style.setProperty('--_top', `${Math.round(top)}px`);
  }

  #belowHeaders(x: number): number {
    const limit = window.innerHeight / 2;
    return this.#document.elementsFromPoint(x, 1).reduce((lowest, element) => {
      const header = element.closest(headers);
      const bottom = header?.getBoundingClientRect().bottom ?? 0;
      // A header that fills the window is a page's first screen.
      return bottom > limit ? lowest : Math.max(lowest, bottom);
    }, 0);
  }

  #offFocus(top: number, tab: { readonly left: number; readonly right: number; readonly height: number }) {
    const focused = this.#document.activeElement;
    const host = (this.#tab.getRootNode() as ShadowRoot).host;
    if (!focused?.matches(':focus-visible') || focused === host || focused.contains(this.#tab)) return top;
    const box = focused.getBoundingClientRect();
    const isCovered =
      box.right > tab.left && box.left < tab.right && box.bottom > top && box.top < top + tab.height;
    return isCovered ? -tab.height : top;
  }
}
