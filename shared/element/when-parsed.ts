import { documentOf } from '../dom/unclobbered.js';

/** Runs the task when the element's children are parsed: at once, or at `DOMContentLoaded`. */
export function whenParsed(element: Element, task: () => void): void {
  const document = documentOf(element);
  if (document.readyState !== 'loading') task();
  else document.addEventListener('DOMContentLoaded', task, { once: true });
}

/** Returns a promise that resolves in a new task, so that many elements do not start in one long task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
