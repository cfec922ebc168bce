import { isEntering } from '../../../shared/overlay/is-entering.js';
import { reserveBottom } from '../../../shared/overlay/reserve-bottom.js';
import { documentOf, nodeOf, type SafeDocument, unclobbered } from '../../../shared/dom/unclobbered.js';
import { coversContent } from './covered.dom.js';
import { overlaps, placeTab, type Box, type Corner } from './tab-corner.model.js';

const headers = 'header, nav, sticky-header, [role="banner"]';

/**
 * Keeps the tab in its corner of the window: at the top below the page's header, at the bottom above the suite's
 * floating elements. If it would cover content, it waits outside of the window until it has the focus.
 */
export class TabPlace {
  readonly #tab: HTMLElement;
  readonly #document: SafeDocument;
  #watching: AbortController | undefined;
  #frame = 0;
  #corner: Corner = 'top-start';
  #isScrolled = false;

  constructor(tab: HTMLElement) {
    this.#tab = tab;
    this.#document = documentOf(tab);
  }

  /** Shows the tab in a corner; null hides it. */
  set(corner: Corner | null): void {
    if (!corner) return this.stop();
    this.#corner = corner;
    if (!this.#watching) this.#watch();
    this.#later();
  }

  stop(): void {
    this.#watching?.abort();
    this.#watching = undefined;
    cancelAnimationFrame(this.#frame);
    reserveBottom(this.#tab, 0);
  }

  #watch(): void {
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    const later = () => this.#later();
    this.#noteScroller(this.#document.scrollingElement);
    window.addEventListener('scroll', ({ target }) => this.#noteScroller(target), { signal, capture: true });
    for (const type of ['scroll', 'resize', 'transitionend', 'load'])
      window.addEventListener(type, later, { signal, passive: true, capture: true });
    for (const type of ['focusin', 'focusout']) this.#document.addEventListener(type, later, { signal });
  }

  /** Stores whether the page is scrolled. The page may scroll in an element that fills the window. */
  #noteScroller(target: EventTarget | null): void {
    const scroller = target === nodeOf(this.#document) ? this.#document.scrollingElement : target;
    if (!(scroller instanceof Element) || unclobbered(scroller).clientHeight < window.innerHeight / 2) return;
    this.#isScrolled = unclobbered(scroller).scrollTop > 0;
  }

  /** Moves the tab at most once a frame. */
  #later(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#move());
  }

  #move(): void {
    const { width, height } = this.#tab.getBoundingClientRect();
    if (width === 0) return;
    const host = (this.#tab.getRootNode() as ShadowRoot).host;
    const boxOf = (corner: Corner) => this.#boxOf(corner, width, height);
    const { corner, isWaiting } = placeTab({
      corner: this.#corner,
      isScrolled: this.#isScrolled,
      canScroll: (this.#document.scrollingElement?.scrollHeight ?? 0) > window.innerHeight,
      hasFocus: this.#tab.matches(':focus-visible'),
      isEntering: isEntering(this.#document),
      coversContent: (one) => coversContent(this.#document, boxOf(one), host),
      coversFocus: (one) => this.#coversFocus(boxOf(one)),
    });
    const { top } = boxOf(corner);
    reserveBottom(this.#tab, corner.startsWith('top') ? 0 : height);
    // So far that its shadow is outside too.
    const outside = corner.startsWith('top') ? -2 * height : window.innerHeight + height;
    this.#tab.className = corner;
    this.#tab.style.setProperty('--_y', `${Math.round(isWaiting ? outside : top)}px`);
  }

  #boxOf(corner: Corner, width: number, height: number): Box {
    const isEnd = corner.endsWith('end') !== (getComputedStyle(this.#tab).direction === 'rtl');
    const left = isEnd ? this.#document.documentElement.clientWidth - width : 0;
    const top = corner.startsWith('top')
      ? this.#belowHeaders(left + width / 2)
      : window.innerHeight - this.#bottomInset(corner) - height;
    return { left, right: left + width, top, bottom: top + height };
  }

  #belowHeaders(x: number): number {
    const limit = window.innerHeight / 2;
    return this.#document.elementsFromPoint(x, 1).reduce((lowest, element) => {
      const header = unclobbered(element).closest(headers);
      const bottom = header?.getBoundingClientRect().bottom ?? 0;
      // A header that fills the window is the first screen of the page.
      return bottom > limit ? lowest : Math.max(lowest, bottom);
    }, 0);
  }

  /** Returns the space that elements at the bottom of the window have reserved in a corner, in pixels. */
  #bottomInset(corner: Corner): number {
    const style = getComputedStyle(this.#document.documentElement);
    const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
    const room = corner === 'bottom-end' ? read('--suite-floating-room') : 0;
    return read('--suite-bottom-inset') + room;
  }

  #coversFocus(box: Box): boolean {
    const { activeElement } = this.#document;
    const focused = unclobbered(activeElement);
    const host = (this.#tab.getRootNode() as ShadowRoot).host;
    if (!focused?.matches(':focus-visible') || activeElement === host || focused.contains(this.#tab))
      return false;
    return overlaps(focused.getBoundingClientRect(), box);
  }
}
