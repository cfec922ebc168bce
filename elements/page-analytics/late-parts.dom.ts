import { lazyModule } from '../../shared/element/lazy-module.js';
import { document, unclobbered } from '../../shared/dom/unclobbered.js';
import type { HearEvent, Tracking } from './page-analytics.host.js';

/** Part of the element that is loaded at its first event. */
export interface LatePart {
  readonly types: readonly string[];
  /** Selector of the elements whose events the part tracks. */
  readonly place: string;
  load(): Promise<{ start(tracking: Tracking): HearEvent }>;
}

/** Loads a part at its first event. Events during the load are tracked afterwards. */
export function listenFor(
  { types, place, load }: LatePart,
  tracking: Tracking,
  report: (error: unknown) => void,
): void {
  const part = lazyModule(load, {
    start: ({ start }) => start(tracking),
    // It is reported once, and not loaded again.
    lost(error) {
      report(error);
      return ignore;
    },
  });

  function hear(event: Event): void {
    // Read now, because after the dispatch the path is empty.
    const [target] = event.composedPath();
    if (!(target instanceof Element) || !unclobbered(target).closest(place)) return;
    void part.load().then((hearEvent) => hearEvent?.(event, target));
  }

  // Media events do not bubble.
  const options = { capture: true, signal: tracking.signal };
  for (const type of types) document.addEventListener(type, hear, options);
}

/** No-op. */
export function ignore(): void {}
