/** Tells which items come within a margin around the screen, and which leave it. */
export interface ReachWatch {
  /** Looks at all of them anew, with another margin; with none at nothing. */
  aim(margin: readonly [number, number] | null): void;
  add(item: Element): void;
  drop(item: Element): void;
}

/** Makes a watch. What is hidden (a closed panel, a tab) is told when it is shown. */
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
