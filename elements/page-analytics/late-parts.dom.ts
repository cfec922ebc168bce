import type { HearEvent, Tracking } from './page-analytics.host.js';

/** A part that counts what few pages have, and that comes when it happens. */
export interface LatePart {
  readonly types: readonly string[];
  /** Inside of what an event is for the part. */
  readonly place: string;
  load(): Promise<{ start(tracking: Tracking): HearEvent }>;
}

/** Loads a part at its first event; what happens until it has come is counted then. */
export function listenFor(
  { types, place, load }: LatePart,
  tracking: Tracking,
  report: (error: unknown) => void,
): void {
  let part: Promise<HearEvent> | undefined;

  function hear(event: Event): void {
    // After the event nobody knows where in a shadow root it was.
    const [target] = event.composedPath();
    if (!(target instanceof Element) || !target.closest(place)) return;
    if (!part) {
      part = load().then(({ start }) => start(tracking));
      part.catch(report);
    }
    part.then((hearEvent) => hearEvent(event, target), ignore);
  }

  // What happens to a video does not bubble.
  const options = { capture: true, signal: tracking.signal };
  for (const type of types) document.addEventListener(type, hear, options);
}

/** What did not come was named once. */
export function ignore(): void {}
