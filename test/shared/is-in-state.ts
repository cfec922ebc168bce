import { until } from './until.js';

/**
 * Settles when an element is defined, or in a state of its own. No observer reports either, so the condition is polled.
 */
export function isInState(root: ParentNode, selector: string): Promise<void> {
  return until(() => root.querySelector(selector), selector);
}
