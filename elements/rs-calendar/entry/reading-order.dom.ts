import { KeptLog } from '../../../shared/dom/kept-log.js';

/**
 * Keeps the order of a date's parts in an input on a page from right to left. Digits have no direction of their own, so
 * the time would be painted before the day. An input with a `dir` of its own is left as it is.
 *
 * @returns A function that undoes the change.
 */
export function keepReadingOrder(input: HTMLInputElement): () => void {
  const { style } = input;
  const log = new KeptLog(input);
  const isOurs = getComputedStyle(input).direction === 'rtl' && !input.dir && style.unicodeBidi === '';
  if (!isOurs) return () => {};
  // By the text: digits from left to right, a date with the name of a month by the direction of its letters.
  log.setStyle(input, 'unicode-bidi', 'plaintext');
  // The alignment of the text stays that of the page.
  const isAligned = style.textAlign === '' && getComputedStyle(input).textAlign === 'start';
  if (isAligned) log.setStyle(input, 'text-align', 'right');
  return () => log.restoreAll();
}
