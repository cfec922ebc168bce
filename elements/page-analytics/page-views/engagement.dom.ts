import type { Tracking } from '../page-analytics.host.js';
import { document } from '../../../shared/dom/unclobbered.js';

/** Time in sight after which a visitor is engaged, in milliseconds. */
const engagedMs = 10_000;
/** Interval of the measurement in milliseconds, so that a changed clock or a sleeping computer adds nothing. */
const stepMs = 1000;

/** Tracks once that the page was in sight for ten seconds. */
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
