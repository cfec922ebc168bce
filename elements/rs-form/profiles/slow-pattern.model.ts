/** Pieces of a regular expression: an escape, a class of characters, or one sign. */
const pieces = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|[^]/g;

const quantifiers: ReadonlySet<string> = new Set(['*', '+', '{']);

/**
 * Returns true for a pattern with a repeated group that itself contains a repetition or alternatives, such as `(a+)+`. A browser may
 * try combinations of such a pattern until the page hangs.
 */
export function isSlowPattern(source: string): boolean {
  const signs = source.match(pieces) ?? [];
  /** For the open groups, the innermost last: true if the group has several ways to match a text. */
  const groups: boolean[] = [false];
  for (const [index, sign] of signs.entries()) {
    if (sign === '(') groups.push(false);
    else if (sign === ')') {
      const isVaried = groups.pop() ?? false;
      if (isVaried && quantifiers.has(signs[index + 1] ?? '')) return true;
      if (isVaried) groups[groups.length - 1] = true;
    } else if (quantifiers.has(sign) || sign === '|') groups[groups.length - 1] = true;
  }
  return false;
}
