import { unclobbered } from './unclobbered.js';

/**
 * Adds a listener for several event types.
 *
 * @returns A function that removes it.
 */
export function listen<Listened extends Event>(
  target: EventTarget,
  types: readonly string[],
  onEvent: (event: Listened) => void,
  options?: AddEventListenerOptions,
): () => void {
  const listener = onEvent as EventListener;
  for (const type of types) unclobbered(target).addEventListener(type, listener, options);
  return () => {
    for (const type of types) unclobbered(target).removeEventListener(type, listener, options);
  };
}
