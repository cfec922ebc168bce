import { document, unclobbered } from '../../shared/dom/unclobbered.js';
import type { EventHandler, Tracking } from './page-analytics.host.js';

/**
 * Listens to events of some types until the tracking stops. Only those whose target matches the selector, or is inside a match,
 * reach the handler.
 */
export function listenToEvents(
  { signal }: Tracking,
  types: readonly string[],
  selector: string,
  handle: EventHandler,
): void {
  function filter(event: Event): void {
    const [target] = event.composedPath();
    if (target instanceof Element && unclobbered(target).closest(selector)) handle(event, target);
  }

  // Capturing, because media events do not bubble.
  for (const type of types) document.addEventListener(type, filter, { capture: true, signal });
}
