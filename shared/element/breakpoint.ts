const lengthFormat = /^(\d{1,5}(?:\.\d{1,4})?)(px|r?em)$/;

/** The media query of a page that is at least as wide as a length (px, rem or em); '' for anything else. */
export function fromWidth(text: string): string {
  return lengthFormat.test(text.trim()) ? `(min-width: ${text.trim()})` : '';
}

/** The media query of a page that is less wide than a length, or a query as it is; '' for anything else. */
export function belowWidth(text: string): string {
  const [, digits, unit = ''] = lengthFormat.exec(text.trim()) ?? [];
  if (!digits) return text.includes('(') ? text.trim() : '';
  // A hair less, so that a page's own `min-width` of the same length does not hold as well.
  const hair = unit === 'px' ? 1 : 0.062;
  return `(max-width: ${Number((Number(digits) - hair).toFixed(3))}${unit})`;
}
