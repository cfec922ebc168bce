import { RepeatLimit } from '../element/repeat-limit.js';
import { unclobbered } from './unclobbered.js';

/**
 * Inserts an element of the suite into a tag or the page, and again when a script of the page removes it, as a morph does.
 *
 * @param insert - Inserts the child into the parent; at its end by default.
 * @returns A function that removes the element.
 */
export function keepChild(
  parent: Element,
  child: Element,
  insert = (): void => unclobbered(parent).append(child),
): () => void {
  const limit = new RepeatLimit(parent);
  const observer = new MutationObserver(() => {
    if (child.parentNode !== parent && limit.allowNext()) insert();
  });
  observer.observe(parent, { childList: true });
  if (child.parentNode !== parent) insert();
  return () => {
    observer.disconnect();
    child.remove();
  };
}

/**
 * Inserts an element of the suite again, after the element that is before it now, when a script of the page removes it.
 *
 * @returns A function that removes the element.
 */
export function keepInPlace(element: Element): () => void {
  const parent = element.parentElement;
  const before = unclobbered(element.previousElementSibling);
  if (!parent) return () => element.remove();
  return keepChild(parent, element, () => {
    if (before?.parentNode === parent) before.after(element);
    else unclobbered(parent).prepend(element);
  });
}
