/** Returns true if the browser has data of a language. Not every browser has those of Basque and Galician. */
export function isInIntl(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    // The page's `lang` may not be a language.
    return false;
  }
}
