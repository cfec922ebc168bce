import { waitUntil } from '@open-wc/testing';

/** Settles when an element is defined, or in a state of its own: no observer is told of either, so the page is asked again. */
export function isInState(root: ParentNode, selector: string): Promise<void> {
  return waitUntil(() => root.querySelector(selector), selector, { timeout: 20_000 });
}
