import { optionalGlobal } from './named-by-page.js';

/** Longest wait for an idle browser, in milliseconds. */
const longestMs = 500;
/** Delay in browsers without `requestIdleCallback` (Safari), in milliseconds. */
const blindMs = 50;

/**
 * Runs a task when the browser is idle, at the latest after 500 ms.
 *
 * @returns A function that cancels the task.
 */
export function whenIdle(task: () => void): () => void {
  if (optionalGlobal('requestIdleCallback') === undefined) {
    const timer = setTimeout(task, blindMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: longestMs });
  return () => cancelIdleCallback(handle);
}
