/**
 * Keeps the order of a date's parts in the input of a page that is written from right to left: a date of digits alone
 * has no direction of its own, and its time would stand before its day. An input whose author set `dir` is left alone.
 * Returns the way to take it back.
 */
export function keepReadingOrder(input: HTMLInputElement): () => void {
  const { style } = input;
  const isOurs = getComputedStyle(input).direction === 'rtl' && !input.dir && style.unicodeBidi === '';
  if (!isOurs) return () => {};
  // By the text itself: digits from left to right, a date with the name of a month as its letters say.
  style.unicodeBidi = 'plaintext';
  // The place of the text stays where the page has its own.
  const isAligned = style.textAlign === '' && getComputedStyle(input).textAlign === 'start';
  if (isAligned) style.textAlign = 'right';
  return () => {
    style.removeProperty('unicode-bidi');
    if (isAligned) style.removeProperty('text-align');
    if (input.getAttribute('style') === '') input.removeAttribute('style');
  };
}
