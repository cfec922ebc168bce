/** A CSS string that can neither end early nor end the style element around it. */
export function quoted(text: string): string {
  const escape = (character: string) => `\\${character.codePointAt(0)?.toString(16)} `;
  return `"${text.replace(/["\\<>]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escape)}"`;
}

/** Whether an attribute can hold the text, and CSS write it: no NUL, no half of a character. */
export function isWritable(text: string): boolean {
  return !/\0|\p{Cs}/u.test(text);
}

/** Several selectors of which one must match. */
export function anyOf(selectors: readonly string[]): string {
  return `:is(${selectors.join(',')})`;
}

/** A rule for elements inside something. */
export function rule(outer: string, selectors: readonly string[], declarations: string): string {
  return `${outer} ${anyOf(selectors)}{${declarations}}`;
}
