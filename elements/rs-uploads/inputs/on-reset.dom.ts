import { listen } from '../../../shared/dom/listen.js';

/**
 * Calls back after the form of an input was reset.
 *
 * @returns A function that removes the listener.
 */
export function onReset(input: HTMLInputElement, callback: () => void): () => void {
  const handleReset = (event: Event) => {
    if (event.target !== input.form) return;
    // The event is dispatched before the inputs are emptied.
    setTimeout(() => {
      if (!event.defaultPrevented) callback();
    }, 0);
  };
  // A `reset` event is not composed.
  return listen(input.getRootNode(), ['reset'], handleReset, { capture: true });
}
