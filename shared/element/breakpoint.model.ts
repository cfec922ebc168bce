/** How an author may write a breakpoint: `960` in pixels, `48rem` (px, rem, em), or `(a media query)`. */
export type BreakpointForm = 'number' | 'length' | 'query';

/** The media query of a window that is at least as wide as a breakpoint of one of the forms; '' for anything else. */
export function fromBreakpoint(text: string, forms: readonly BreakpointForm[]): string {
  const width = readWidth(text, forms);
  return width ? fromWidth(width) : readQuery(text, forms);
}

/** The same for a breakpoint that can only be a length. */
export function fromLength(text: string): string {
  const width = matchWidth(text);
  return width.unit ? fromWidth(width) : '';
}

/** The media query of a narrower window; a query is taken as it is. */
export function belowBreakpoint(text: string, forms: readonly BreakpointForm[]): string {
  const width = readWidth(text, forms);
  if (!width) return readQuery(text, forms);
  // A hair less, so that a page's own `min-width` of the same length does not hold as well.
  const hair = width.unit === 'px' ? 1 : 0.062;
  return `(max-width: ${Number((Number(width.number) - hair).toFixed(3))}${width.unit})`;
}

interface Width {
  readonly number?: string | undefined;
  readonly unit?: string | undefined;
}

function readWidth(text: string, forms: readonly BreakpointForm[]): Width | null {
  const { number, unit } = matchWidth(text);
  if (!number || !forms.includes(unit ? 'length' : 'number')) return null;
  return { number, unit: unit ?? 'px' };
}

function matchWidth(text: string): Width {
  const [, number, unit] = /^(\d{1,5}(?:\.\d{1,4})?)(px|r?em)?$/.exec(text.trim()) ?? [];
  return { number, unit };
}

function fromWidth({ number, unit }: Width): string {
  return `(min-width: ${number}${unit})`;
}

function readQuery(text: string, forms: readonly BreakpointForm[]): string {
  return forms.includes('query') && /^[^(]*\(.+\)/s.test(text) ? text.trim() : '';
}
