import { isInIntl } from './is-in-intl.js';

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
