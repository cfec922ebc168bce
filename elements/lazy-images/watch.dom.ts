import { browserClock, type Clock } from '../../shared/dom/clock.js';
import { documentOf } from '../../shared/dom/unclobbered.js';

/** Delay in milliseconds by which changes of the page are throttled. */
export const throttleMs = 125;

/** Change of the page that affects loading. */
export type PageChange = 'page-loaded' | 'scroll-started' | 'scroll-ended' | 'print-requested' | 'changed';

/** Observer of items within a margin around the screen. */
export interface ReachWatch {
  /** Observes all items with another margin; null observes none. */
  aim(margin: readonly [number, number] | null): void;
  add(item: Element): void;
  drop(item: Element): void;
}

/**
 * Calls back for events of a page, and for changes below a root.
 *
 * @returns A function that stops.
 */
export function watchPage(
  root: Node,
  window: Window,
  notify: (change: PageChange) => void,
  clock: Clock = browserClock,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let stopChange: (() => void) | undefined;
  let stopScroll: (() => void) | undefined;

  const observer = new MutationObserver(() => {
    stopChange ??= clock.after(throttleMs, () => {
      stopChange = undefined;
      notify('changed');
    });
  });

  function noteScroll(): void {
    if (!stopScroll) notify('scroll-started');
    stopScroll?.();
    stopScroll = clock.after(throttleMs, () => {
      stopScroll = undefined;
      notify('scroll-ended');
    });
  }

  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['class', 'data-category'] });
  window.addEventListener('scroll', noteScroll, { signal, passive: true, capture: true });
  window.addEventListener('beforeprint', () => notify('print-requested'), { signal });
  if (documentOf(root).readyState === 'complete') notify('page-loaded');
  else window.addEventListener('load', () => notify('page-loaded'), { signal });

  return () => {
    listening.abort();
    observer.disconnect();
    stopChange?.();
    stopScroll?.();
  };
}

/** Creates an observer of items. A hidden item (a closed panel, a tab) is reported when it is shown. */
export function watchReach(notify: (seen: readonly IntersectionObserverEntry[]) => void): ReachWatch {
  const items = new Set<Element>();
  let observer: IntersectionObserver | undefined;

  return {
    aim(margin) {
      observer?.disconnect();
      observer = undefined;
      if (!margin) return;
      observer = new IntersectionObserver(notify, {
        rootMargin: margin.map((pixels) => `${pixels}px`).join(' '),
      });
      for (const item of items) observer.observe(item);
    },
    add(item) {
      items.add(item);
      observer?.observe(item);
    },
    drop(item) {
      items.delete(item);
      observer?.unobserve(item);
    },
  };
}
