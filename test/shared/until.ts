import { waitUntil } from '@open-wc/testing';

/** Longest wait on a busy machine, in milliseconds; the runner's own limit for a test is longer. */
const longest = 20_000;

/**
 * Settles as soon as a condition holds, for what has no event.
 *
 * @param condition - Is asked again and again.
 * @param what - What is waited for, for the message where it does not come.
 */
export function until(condition: () => unknown, what = ''): Promise<void> {
  return waitUntil(condition, what, { timeout: longest });
}
