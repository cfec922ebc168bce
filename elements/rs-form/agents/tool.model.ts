/** Longest description of a field, in UTF-16 units. */
const mostLetters = 500;

/** Returns true for a name that every agent can use. */
export function isToolName(name: string): boolean {
  return /^[\w-]{1,64}$/.test(name);
}

/** Returns the description of a field: its label, then its hint. */
export function describeTool(label: string, hint: string): string {
  const words = [label, hint].map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  const [first = '', ...others] = words;
  const sentence = others.length > 0 && !/[.:?!]$/.test(first) ? `${first}.` : first;
  return [sentence, ...others].join(' ').slice(0, mostLetters);
}
