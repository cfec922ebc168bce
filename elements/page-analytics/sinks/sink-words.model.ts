const names: ReadonlySet<string> = new Set(['dataLayer', 'gtag', 'event']);

/** The words of `sink`. */
export function readSinks(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Whether a word may be the address of a collector. */
export function isAddress(word: string): boolean {
  return /^(?:https?:\/)?\//.test(word);
}

/** Whether a word names a sink: a name, or the address of a collector. */
export function isSink(word: string): boolean {
  return names.has(word) || isAddress(word);
}
