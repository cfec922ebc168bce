/** Returns true if the browser has data of a language. Not every browser has those of Basque and Galician. */
export function isInIntl(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    // The page's `lang` may not be a language.
    return false;
  }
}

/**
 * Joins words to a list in a language: "PDF, JPG y PNG". In a language without data in the browser only commas join them.
 *
 * @param type - `conjunction` for "and", `disjunction` for "or".
 */
export function listIn(
  language: string,
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return isInIntl(language) ? new Intl.ListFormat(language, { type }).format(words) : words.join(', ');
}
