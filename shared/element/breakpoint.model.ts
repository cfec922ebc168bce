/**
 * Form of a breakpoint: `number` is `960` in pixels, `length` is `48rem` (px, rem, em), `query` is a media query with
 * parentheses.
 */
export type BreakpointForm = 'number' | 'length' | 'query';

/**
 * Returns the media query for windows at least as wide as a breakpoint; '' for an invalid one.
 *
 * @param forms - Forms that are allowed.
 */
export function fromBreakpoint(text: string, forms: readonly BreakpointForm[]): string {
  const width = readWidth(text, forms);
  return width ? fromWidth(width) : readQuery(text, forms);
}

/** Returns the media query for windows at least as wide as a length; '' for anything else. */
export function fromLength(text: string): string {
  const width = matchWidth(text);
  return width.unit ? fromWidth(width) : '';
}

/**
 * Returns the media query for windows narrower than a breakpoint; '' for an invalid one. A media query is returned as
 * it is.
 */
export function belowBreakpoint(text: string, forms: readonly BreakpointForm[]): string {
  const width = readWidth(text, forms);
  if (!width) return readQuery(text, forms);
  // Slightly less, so that a page's `min-width` of the same length does not match too.
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
