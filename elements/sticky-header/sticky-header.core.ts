import { KeptLog } from '../../shared/dom/kept-log.js';
import { nearestScroller, windowScroller } from '../../shared/dom/scroller.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { initialHeader, stepHeader, type HeaderAction } from './header.model.js';
import { scrollPaddingOf, type ScrollPadding } from './scroll-padding.dom.js';
import { measureHeader, scrollPosition, watchPage } from './sticky-header.dom.js';
import type { StickyHeaderHost } from './sticky-header.host.js';
import { slidingStyles, stickyHeaderStyles } from './sticky-header.styles.js';

/** Starts the core of a `<sticky-header>`. */
export function startCore(host: StickyHeaderHost): ShellCore {
  return new StickyHeaderCore(host);
}

class StickyHeaderCore implements ShellCore {
  readonly #host: StickyHeaderHost;
  readonly #log: KeptLog;
  readonly #stopWatching: () => void;
  // A variable instead of a store: there is no view, and no effect sends an action.
  #state = initialHeader;
  #isMeasured = false;
  /** Scroll container of the header, and the space reserved at its top. */
  #scroller: HTMLElement;
  #padding: ScrollPadding;

  constructor(host: StickyHeaderHost) {
    this.#host = host;
    this.#log = new KeptLog(host);
    this.#scroller = windowScroller(documentOf(host));
    this.#padding = scrollPaddingOf(this.#scroller);
    this.#send({ type: 'focus-moved', isInside: host.matches(':focus-within') });
    this.#stopWatching = watchPage(
      host,
      (action) => this.#send(action),
      (time) => this.#scrolled(time),
      () => this.#update(),
    );
  }

  optionChanged(): void {
    if (this.#isMeasured) this.#readOptions();
  }

  stop(): void {
    this.#stopWatching();
    this.#padding.release(this.#host);
    this.#reflect(false, false);
    this.#host.adoptChrome([]);
    this.#log.restoreAll();
  }

  /** Measures the header after a change of the page's layout. The first time is that of the first frame. */
  #update(): void {
    if (this.#isMeasured) this.#measure();
    else this.#begin();
  }

  /** Starts with the page's first layout: a measurement before it would force one while the page loads. */
  #begin(): void {
    const host = this.#host;
    this.#isMeasured = true;
    this.#follow(nearestScroller(host));
    // Before the measurement, which writes.
    const scroll = scrollPosition(this.#scroller);
    this.#readOptions();
    this.#send({ type: 'scrolled', scroll, time: performance.now() });
    if (this.#state.isHidden) {
      host.adoptChrome([stickyHeaderStyles]);
      // Forces a layout, so that a header that starts hidden has no transition.
      host.getBoundingClientRect();
    }
    host.adoptChrome([stickyHeaderStyles, slidingStyles]);
  }

  #readOptions(): void {
    this.#send({ type: 'show-on-up-changed', isOn: this.#host.showOnUp });
    this.#measure();
  }

  #measure(): void {
    const { offset } = this.#host;
    this.#follow(nearestScroller(this.#host));
    const { place, reservedSpace } = measureHeader(this.#host, this.#scroller, offset, this.#log);
    this.#padding.reserve(this.#host, reservedSpace);
    this.#log.setStyle(this.#host, '--_offset', `${offset}px`);
    this.#send({ type: 'measured', place });
  }

  #follow(scroller: HTMLElement): void {
    if (scroller === this.#scroller) return;
    this.#padding.release(this.#host);
    this.#scroller = scroller;
    this.#padding = scrollPaddingOf(scroller);
  }

  /** Handles a scroll. Content that loads late may make another box the scroll container. */
  #scrolled(time: number): void {
    if (!this.#isMeasured) return;
    if (nearestScroller(this.#host) !== this.#scroller) this.#measure();
    this.#send({ type: 'scrolled', scroll: scrollPosition(this.#scroller), time });
  }

  #send(action: HeaderAction): void {
    const { state, effects } = stepHeader(this.#state, action);
    this.#state = state;
    if (effects.length > 0) this.#reflect(state.isStuck, state.isHidden);
    // The browser has scrolled the focused element below the header's own scroll padding. This scrolls back.
    if (action.type === 'focus-moved' && action.isInside && state.isStuck) {
      this.#scroller.scrollTo({ top: state.scroll, behavior: 'instant' });
    }
  }

  #reflect(isStuck: boolean, isHidden: boolean): void {
    this.#host.setState('stuck', isStuck);
    this.#host.setState('hidden', isHidden);
  }
}
