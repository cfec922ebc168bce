/** The words of `sink`. */
export function readSinks(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Whether a word may be the address of a collector. */
export function isAddress(word: string): boolean {
  return /^(?:https?:\/)?\//.test(word);
}

/** Whether a word names a sink: one of these, or the address of a collector. */
export function isSink(word: string): boolean {
  return /^(?:(?:dataLayer|gtag|event)$|(?:https?:\/)?\/)/.test(word);
}
