import { unclobbered } from '../../../shared/dom/unclobbered.js';

/** Input of the visitor in the dialog before the viewer handles it. */
export interface EarlyInput {
  /** Ends the recording of keys and returns the presses in order. */
  readonly drainKeys: () => readonly KeyboardEvent[];
  /** Ends the recording of touches and returns their starts and ends in order. */
  readonly drainTouches: () => readonly TouchEvent[];
}

/** Records keys and touches in the dialog. Escape and clicks are not waiting for the viewer: the dialog handles them. */
export function recordInput(dialog: HTMLElement): EarlyInput {
  return {
    drainKeys: record<KeyboardEvent>(dialog, ['keydown']),
    drainTouches: record<TouchEvent>(dialog, ['touchstart', 'touchend', 'touchcancel']),
  };
}

/** Records events of these types. Returns a function that ends the recording and returns the events. */
function record<Recorded extends Event>(
  target: HTMLElement,
  types: readonly string[],
): () => readonly Recorded[] {
  const events: Recorded[] = [];
  const listening = new AbortController();
  for (const type of types)
    unclobbered(target).addEventListener(type, (event) => events.push(event as Recorded), {
      signal: listening.signal,
      passive: true,
    });
  return () => {
    listening.abort();
    return events.splice(0);
  };
}
