import { listen } from './listen.js';
import { whenNear } from './when-near.js';

/**
 * Runs a task once, for an element beside an input: when the visitor points at one of them or focuses one, or else when
 * the element is near the window (300 px) and the browser is idle. An input that has the focus already counts.
 *
 * @returns A function that cancels the task. Harmless when called twice.
 */
export function whenNearOrUsed(element: Element, input: Element, task: () => void): () => void {
  const run = () => {
    cancel();
    task();
  };
  const stops = [
    whenNear(element, run),
    ...[element, input].map((one) => listen(one, ['focusin', 'pointerover'], run)),
  ];
  const cancel = () => {
    for (const stop of stops.splice(0)) stop();
  };
  if (input.matches(':focus')) queueMicrotask(() => stops.length > 0 && run());
  return cancel;
}
