import { whenIdle } from './when-idle.js';

/** How far outside the window something may be to count as nearly in view. */
const nearlyIn = '300px';

/**
 * Runs a task once, when an element is in view or nearly so (with a margin of `0px` only in view) and the browser is
 * idle. What is not rendered is not in view. Returns the way to call it off.
 */
export function whenNear(element: Element, task: () => void, margin = nearlyIn): () => void {
  let cancel: (() => void) | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      cancel = whenIdle(task);
    },
    { rootMargin: margin },
  );
  observer.observe(element);

  return () => {
    observer.disconnect();
    cancel?.();
  };
}
