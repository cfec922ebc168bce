const names: ReadonlySet<string> = new Set(['dataLayer', 'gtag', 'event']);

/** Returns the words of the attribute `sink`. */
export function readSinks(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Returns true if a word may be the address of a collector. */
export function isAddress(word: string): boolean {
  return /^(?:https?:\/)?\//.test(word);
}

/** Returns true if a word is a sink: a name, or the address of a collector. */
export function isSink(word: string): boolean {
  return names.has(word) || isAddress(word);
}
