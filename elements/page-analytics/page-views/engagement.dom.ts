import type { Tracking } from '../page-analytics.host.js';

/** How long the page must have been in sight. */
const engagedMs = 10_000;
/** It is counted in steps, so that a clock that is set, or a computer that sleeps, adds nothing. */
const stepMs = 1000;

/** Counts once that the visitor has stayed with the page. */
export function watchEngagement({ clock, signal, track }: Tracking): void {
  let visibleMs = 0;

  function wait(): void {
    clock.after(stepMs, () => {
      if (document.visibilityState === 'visible') visibleMs += stepMs;
      if (visibleMs === engagedMs) track('user_engagement', { engagement_time_msec: engagedMs });
      else if (!signal.aborted) wait();
    });
  }

  wait();
}
