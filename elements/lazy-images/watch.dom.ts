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
export function watchPage(root: Node, window: Window, tell: (change: PageChange) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let changeTimer = 0;
  let scrollTimer = 0;

  const observer = new MutationObserver(() => {
    changeTimer ||= window.setTimeout(() => {
      changeTimer = 0;
      tell('changed');
    }, throttleMs);
  });

  function noteScroll(): void {
    if (!scrollTimer) tell('scroll-started');
    window.clearTimeout(scrollTimer);
    scrollTimer = window.setTimeout(() => {
      scrollTimer = 0;
      tell('scroll-ended');
    }, throttleMs);
  }

  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['class', 'data-category'] });
  window.addEventListener('scroll', noteScroll, { signal, passive: true, capture: true });
  window.addEventListener('beforeprint', () => tell('print-requested'), { signal });
  if (window.document.readyState === 'complete') tell('page-loaded');
  else window.addEventListener('load', () => tell('page-loaded'), { signal });

  return () => {
    listening.abort();
    observer.disconnect();
    window.clearTimeout(changeTimer);
    window.clearTimeout(scrollTimer);
  };
}

/** Watches items. What is hidden (a closed panel, a tab) is told when it is shown. */
export function watchReach(tell: (seen: readonly IntersectionObserverEntry[]) => void): ReachWatch {
  const items = new Set<Element>();
  let observer: IntersectionObserver | undefined;

  return {
    aim(margin) {
      observer?.disconnect();
      observer = undefined;
      if (!margin) return;
      observer = new IntersectionObserver(tell, {
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
