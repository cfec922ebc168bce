import { browserClock, type Clock } from '../../shared/dom/clock.js';

/** Changes of the page are read this often at most, in milliseconds. */
export const throttleMs = 125;

/** What the page does that matters to loading. */
export type PageChange = 'page-loaded' | 'scroll-started' | 'scroll-ended' | 'print-requested' | 'changed';

/** Tells which items come within a margin around the screen, and which leave it. */
export interface ReachWatch {
  /** Watches all of them anew, with another margin; without one none is watched. */
  aim(margin: readonly [number, number] | null): void;
  add(item: Element): void;
  drop(item: Element): void;
}

/** Tells what a page does, and what changes below a root. Returns the way to stop. */
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
  if (window.document.readyState === 'complete') notify('page-loaded');
  else window.addEventListener('load', () => notify('page-loaded'), { signal });

  return () => {
    listening.abort();
    observer.disconnect();
    stopChange?.();
    stopScroll?.();
  };
}

/** Watches items. What is hidden (a closed panel, a tab) is told when it is shown. */
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
