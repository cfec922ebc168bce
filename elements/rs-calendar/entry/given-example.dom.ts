import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';

/** Texts of the page that already show how the date is written. */
export interface GivenExample {
  /** True if a text that describes the input is such an example. It stays while the visitor types. */
  readonly isDescribed: boolean;
  /** True if the placeholder is such an example. */
  readonly isPlaceholder: boolean;
}

/**
 * Finds the page's own examples of a date: in the placeholder of an input and in the texts that describe it. An error
 * message does not count, because it goes when the date is right.
 *
 * @param example - A date in the format.
 */
export function findGivenExample(input: HTMLInputElement, example: string): GivenExample {
  const wanted = shapeOf(example);
  const shows = (text: string) => shapeOf(text).includes(wanted);
  return {
    isDescribed: describersOf(input).some((one) => !isError(one) && shows(one.textContent ?? '')),
    isPlaceholder: shows(input.placeholder),
  };
}

/** Returns a text with each digit as 0 and each word as one letter: dates in one format have one shape. */
function shapeOf(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, '0').replaceAll(/[\p{L}\p{M}]+/gu, 'a');
}

function describersOf(input: HTMLInputElement): readonly Element[] {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
  const root = unclobbered(input).getRootNode();
  const tree = root instanceof ShadowRoot ? root : documentOf(input);
  return ids.flatMap((id) => tree.getElementById(id) ?? []);
}

function isError(element: Element): boolean {
  const className = element.getAttribute('class') ?? '';
  return element.getAttribute('role') === 'alert' || /error|invalid/i.test(className);
}
