/** The media query of a breakpoint: pixels, a length, a query of its own; null for `none` or nonsense. */
export function breakpointQuery(text: string): string | null {
  const wanted = text.trim();
  if (/^\(.+\)$/.test(wanted)) return wanted;
  const [, number, unit = 'px'] = /^(\d{1,5}(?:\.\d{1,4})?)(px|rem|em)?$/.exec(wanted) ?? [];
  return number ? `(min-width: ${number}${unit})` : null;
}
