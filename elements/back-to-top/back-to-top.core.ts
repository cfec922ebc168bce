import { prefersReducedMotion } from '../../shared/dom/prefers-reduced-motion.js';
import { pageScroller, windowScroller } from '../../shared/dom/scroller.js';
import { decorateLink } from '../../shared/floating/decorate-link.js';
import { followLink } from '../../shared/element/follow-link.js';
import type { ShellCore } from '../../shared/element/shell-element.js';
import { createStore } from '../../shared/store/create-store.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { focusTop, listenToLink, listenToTakeover, watchPlace } from './back-to-top.dom.js';
import { BackToTopReachedEvent } from './back-to-top.events.js';
import type { BackToTopHost } from './back-to-top.host.js';
import { backToTopStyles } from './back-to-top.styles.js';
import { initialTop, isVisible, stepTop, type TopEffect } from './scroll-animation.model.js';

/** Place in the floating stack: above the messaging link, which is always visible. */
const floatingSlot = 1;

/** Starts the core of a `<back-to-top>`: the link appears, disappears and leads to the top. */
export function startCore(host: BackToTopHost): ShellCore {
  return new BackToTopCore(host);
}

class BackToTopCore implements ShellCore {
  readonly #host: BackToTopHost;
  readonly #window: Window;
  readonly #listening = new AbortController();
  readonly #store = createStore({
    initial: initialTop,
    step: stepTop,
    run: (effect: TopEffect) => this.#run(effect),
    onError: (error) => this.#host.report(error),
  });
  /** Scroll container that the link scrolls. */
  #scroller: Element;
  #restoreLink: () => void;
  #hash = '';
  #frame = 0;

  constructor(host: BackToTopHost) {
    this.#host = host;
    this.#window = documentOf(host).defaultView as Window;
    this.#scroller = windowScroller(documentOf(host));
    // First, because it throws if the tag has content without a link.
    this.#restoreLink = this.#decorate();
    host.setState('visible', isVisible(this.#store.state));
    // Until the first layout the page counts as unscrolled.
    this.#noteTop(0);
    const { signal } = this.#listening;
    watchPlace(host, signal, () => this.#readPlace());
    listenToLink(host, signal, (link) => this.#goUp(link));
    signal.addEventListener('abort', followLink(host));
    listenToTakeover(this.#window, signal, () => this.#interrupt());
  }

  optionChanged(name: string): void {
    this.#readPlace();
    if (name !== 'icon') return;
    this.#restoreLink();
    this.#restoreLink = this.#decorate();
  }

  stop(): void {
    this.#interrupt();
    this.#listening.abort();
    this.#restoreLink();
    this.#host.setState('visible', false);
  }

  #decorate(): () => void {
    const host = this.#host;
    const { icon } = host;
    return decorateLink(host, {
      icon,
      styles: [backToTopStyles],
      floatingSlot,
      loadView: () => import('./back-to-top.view.js'),
      viewProps: () => ({ host, icon }),
    });
  }

  #readPlace(): void {
    this.#scroller = pageScroller(this.#host);
    this.#noteTop(this.#scroller.scrollTop);
  }

  #noteTop(top: number): void {
    const host = this.#host;
    const hasFocus = host.contains(documentOf(host).activeElement);
    this.#store.send({ type: 'seen', top, threshold: host.threshold, hasFocus });
  }

  #goUp(link: HTMLAnchorElement): void {
    const { stepPx, stepMs } = this.#host;
    this.#scroller = pageScroller(this.#host);
    const { scrollTop: from } = this.#scroller;
    this.#hash = link.hash;
    this.#store.send({
      type: 'top-requested',
      animation: { from, startedAt: this.#window.performance.now(), stepPx, stepMs },
      isInstant: prefersReducedMotion(this.#window),
    });
  }

  #interrupt(): void {
    this.#store.send({ type: 'interrupted' });
  }

  #run(effect: TopEffect): void {
    switch (effect.type) {
      case 'show':
        return this.#host.setState('visible', effect.isVisible);
      case 'scroll-to':
        // `instant`, because the page's `scroll-behavior: smooth` would animate each step.
        return this.#scroller.scrollTo({ top: effect.top, behavior: 'instant' });
      case 'next-frame':
        return this.#requestFrame();
      case 'arrive':
        focusTop(documentOf(this.#host), this.#hash);
        this.#host.dispatchEvent(new BackToTopReachedEvent());
    }
  }

  #requestFrame(): void {
    this.#window.cancelAnimationFrame(this.#frame);
    this.#frame = this.#window.requestAnimationFrame((now) => this.#store.send({ type: 'frame', now }));
  }
}
