import { RepeatLimit } from '../element/repeat-limit.js';
import { unclobbered } from './unclobbered.js';

/**
 * Adds an element to `aria-describedby` of an input in the same tree, and again when a script of the page removes it, as
 * a morph does. Ids that others have added stay.
 *
 * @param idPrefix - Prefix of the id for an element without one.
 * @returns A function that removes the id from the attribute.
 */
export function describeInput(input: HTMLElement, element: Element, idPrefix: string): () => void {
  unclobbered(element).id ||= freeId(input, idPrefix);
  const { id } = element;
  const limit = new RepeatLimit(input);
  const add = () => writeIds(input, (ids) => [...ids.filter((one) => one !== id), id]);
  const observer = new MutationObserver(() => {
    if (!idsOf(input).includes(id) && limit.allowNext()) add();
  });
  add();
  observer.observe(input, { attributeFilter: ['aria-describedby'] });
  return () => {
    observer.disconnect();
    writeIds(input, (ids) => ids.filter((one) => one !== id));
  };
}

function writeIds(input: HTMLElement, change: (ids: readonly string[]) => readonly string[]): void {
  const after = change(idsOf(input)).join(' ');
  if (after === '') input.removeAttribute('aria-describedby');
  else input.setAttribute('aria-describedby', after);
}

function idsOf(input: HTMLElement): readonly string[] {
  return (input.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
}

/** Returns an id that the element's tree does not contain yet. */
export function freeId(element: Element, prefix: string): string {
  const root = unclobbered(element).getRootNode();
  const isUsed = (id: string) =>
    (root instanceof Document || root instanceof ShadowRoot) && unclobbered(root).getElementById(id) !== null;
  let number = 1;
  while (isUsed(`${prefix}-${number}`)) number += 1;
  return `${prefix}-${number}`;
}
