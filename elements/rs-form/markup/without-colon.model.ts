/** Returns a label without the colons and full stops at its end. */
export function withoutColon(label: string): string {
  return label.trim().replace(/(?<![:.])[:.]+$/, '');
}
