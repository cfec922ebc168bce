import { formsOf, placeholdersOf } from './text-list.mjs';

/** @typedef {import('#cli-models').Text} Text */

/**
 * Returns the mistakes in translations, a line each: keys that no tag has, placeholders that differ from the English text,
 * plural forms that the language has and the text does not.
 * @param {Readonly<Record<string, Text>>} written
 * @param {readonly import('./text-list.mjs').TextEntry[]} english
 * @param {string} language
 * @returns {readonly string[]}
 */
export function checkTranslations(written, english, language) {
  const texts = new Map(english.map(({ key, text }) => [key, text]));
  return Object.entries(written).flatMap(([key, text]) => {
    const original = texts.get(key);
    if (original === undefined) return [`${key}: found a key that no tag has`];
    return [...placeholderProblems(key, text, original), ...pluralProblems(key, text, original, language)];
  });
}

/**
 * @param {string} key
 * @param {Text} text
 * @param {Text} original
 */
function placeholderProblems(key, text, original) {
  const wanted = placeholdersOf(formsOf(original).other ?? '');
  return Object.entries(formsOf(text)).flatMap(([form, words]) => {
    const found = placeholdersOf(words);
    // The form for one number alone may have a word in its place.
    const isNumberless = ['zero', 'one', 'two'].includes(form) && found.length < wanted.length;
    const expected = isNumberless ? wanted.filter((one) => !one.endsWith('d')) : wanted;
    if (valuesOf(found) === valuesOf(expected)) return [];
    return [`${key}: found the placeholders ${listOf(found)} in "${words}", expected ${listOf(expected)}`];
  });
}

/**
 * Returns the values of placeholders, by number: those of `%s %d`, `%1$s %2$d` and `%2$d %1$s` are the same.
 * @param {readonly string[]} placeholders
 */
function valuesOf(placeholders) {
  let next = 0;
  const values = placeholders.map((one) =>
    one.includes('$') ? one.slice(1) : `${(next += 1)}$${one.slice(1)}`,
  );
  return values.sort().join(' ');
}

/** @param {readonly string[]} placeholders */
function listOf(placeholders) {
  return placeholders.join(' ') || 'none';
}

/**
 * @param {string} key
 * @param {Text} text
 * @param {Text} original
 * @param {string} language
 */
function pluralProblems(key, text, original, language) {
  if (typeof original === 'string' && typeof text === 'string') return [];
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const missing = pluralCategories.filter((category) => !Object.hasOwn(formsOf(text), category));
  return missing.length === 0 ? [] : [`${key}: found no plural form ${missing.join(', ')}`];
}
