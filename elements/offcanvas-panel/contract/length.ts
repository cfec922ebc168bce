/** A CSS length of a breakpoint: a number with px, rem or em. Null for anything else. */
export function parseLength(text: string): string | null {
  return /^\d{1,5}(\.\d{1,4})?(px|rem|em)$/.test(text.trim()) ? text.trim() : null;
}
