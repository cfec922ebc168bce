import type { Tracking } from '../page-analytics.host.js';
import { pageScroller } from '../../../shared/dom/scroller.js';
import { document } from '../../../shared/dom/unclobbered.js';
import { optionalGlobal } from '../../../shared/dom/named-by-page.js';

/** Percentage of the page that must have been seen. */
const percent = 90;
/** Shortest intervals between two checks in milliseconds, without and with idle callbacks. */
const usualMs = 250;
const idleMs = 50;

/** Tracks once that 90 % of the page was seen; a short page counts at once. */
export function watchScrollDepth({ clock, signal, track }: Tracking): void {
  const canIdle = optionalGlobal('requestIdleCallback') !== undefined;
  let isWatching = true;
  let isSeen = false;

  function measure({ scrollTop, clientHeight, scrollHeight }: Element): void {
    isWatching = (scrollTop + clientHeight) * 100 < scrollHeight * percent;
    if (isWatching || isSeen) return;
    isSeen = true;
    track('scroll', { percent_scrolled: percent });
  }
  function check(): void {
    measure(pageScroller(document.body));
  }
  function checkSoon(): void {
    if (!isWatching || isSeen) return;
    isWatching = false;
    if (canIdle) clock.after(idleMs, () => requestIdleCallback(check));
    else clock.after(usualMs, check);
  }

  // Captured, because the scroll of a box inside the page does not bubble.
  document.addEventListener('scroll', checkSoon, { capture: true, signal });
  // Before `load` the page may still grow.
  if (document.readyState === 'complete') check();
  else window.addEventListener('load', checkSoon, { signal });
}
