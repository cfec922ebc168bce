/** The media query of a breakpoint: a length, or a query as it is. '' for anything else. */
export function breakpointQuery(text: string): string {
  const [, digits, unit = ''] = /^(\d{1,5}(?:\.\d{1,4})?)(px|r?em)$/.exec(text.trim()) ?? [];
  if (!digits) return text.includes('(') ? text.trim() : '';
  // A hair less, so that a page's own `min-width` of the same length does not hold as well.
  const hair = unit === 'px' ? 1 : 0.062;
  return `(max-width: ${Number((Number(digits) - hair).toFixed(3))}${unit})`;
}
