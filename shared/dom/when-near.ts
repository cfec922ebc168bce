import { whenIdle } from './when-idle.js';

/** Default margin around the window. */
const nearlyIn = '300px';

/**
 * Runs a task once, when an element is near the window and the browser is idle. An element that is not rendered is
 * never near.
 *
 * @param margin - Distance from the window as in `rootMargin`; `0px` for elements in view only. `300px` by default.
 * @returns A function that cancels the task.
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
