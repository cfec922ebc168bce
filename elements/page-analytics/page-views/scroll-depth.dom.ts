import type { Tracking } from '../page-analytics.host.js';

/** How much of the page must have been seen. */
const percent = 90;
/** The shortest time between two checks: shorter where the browser has idle callbacks. */
const checks = { usualMs: 250, idleMs: 50 };

/** Counts once that nearly all of the page was seen; a short page is seen at once. */
export function watchScrollDepth({ clock, signal, track }: Tracking): void {
  const canIdle = 'requestIdleCallback' in window;
  let isLooking = true;

  function look(): void {
    const height = document.scrollingElement?.scrollHeight ?? 0;
    isLooking = (scrollY + innerHeight) * 100 < height * percent;
    if (!isLooking) track('scroll', { percent_scrolled: percent });
  }
  function lookSoon(): void {
    if (!isLooking) return;
    isLooking = false;
    if (canIdle) clock.after(checks.idleMs, () => requestIdleCallback(look));
    else clock.after(checks.usualMs, look);
  }

  document.addEventListener('scroll', lookSoon, { signal });
  // Before `load` the page may still grow.
  if (document.readyState === 'complete') look();
  else window.addEventListener('load', lookSoon, { signal });
}
