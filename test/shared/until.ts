import { waitUntil } from '@open-wc/testing';

/** Longest wait on a busy machine, in milliseconds; the runner's own limit for a test is longer. */
const longest = 20_000;

/**
 * Settles as soon as a condition holds, for what has no event.
 *
 * @param condition - Polled until it returns a truthy value.
 * @param what - Name of the condition, for the message after the longest wait.
 */
export function until(condition: () => unknown, what = ''): Promise<void> {
  return waitUntil(condition, what, { timeout: longest });
}
