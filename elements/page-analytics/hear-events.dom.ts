import { document, unclobbered } from '../../shared/dom/unclobbered.js';
import type { HearEvent, Tracking } from './page-analytics.host.js';

/** Passes on the events of these types whose target is in an element that matches, until the tracking stops. */
export function hearEvents(
  { signal }: Tracking,
  types: readonly string[],
  place: string,
  heard: HearEvent,
): void {
  function hear(event: Event): void {
    const [target] = event.composedPath();
    if (target instanceof Element && unclobbered(target).closest(place)) heard(event, target);
  }

  // Media events do not bubble.
  for (const type of types) document.addEventListener(type, hear, { capture: true, signal });
}
