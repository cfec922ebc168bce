/** @typedef {import('#cli-models').Text} Text */

/**
 * @typedef {object} TextEntry
 * @property {string} key
 * @property {readonly string[]} tags The tags that write the text.
 * @property {Text} text
 */

/** @typedef {TextEntry & { readonly placeholders: readonly string[] }} FilledEntry */

/**
 * Returns the texts of all tags, each key once. A key that several tags have has the text of the first of them.
 * @param {readonly (readonly [tag: string, texts: Readonly<Record<string, Text>>])[]} texts
 * @returns {readonly TextEntry[]}
 */
export function listTexts(texts) {
  /** @type {Map<string, TextEntry>} */
  const entries = new Map();
  for (const [tag, own] of texts)
    for (const [key, text] of Object.entries(own)) {
      const known = entries.get(key);
      entries.set(key, { key, tags: [...(known?.tags ?? []), tag], text: known?.text ?? text });
    }
  return [...entries.values()];
}

/**
 * Returns a text to fill in: the translation if there is one, or else the English text, with the plural forms of the
 * language.
 * @param {TextEntry} english
 * @param {string} language
 * @param {Text} [translation]
 * @returns {FilledEntry}
 */
export function toFillIn(english, language, translation) {
  const text = translation ?? inFormsOf(english.text, language);
  return { ...english, text, placeholders: placeholdersOf(formsOf(english.text).other ?? '') };
}

/**
 * Returns the forms of a text; one that has no plural forms has the form `other`.
 * @param {Text} text
 * @returns {Readonly<Record<string, string>>}
 */
export function formsOf(text) {
  return typeof text === 'string' ? { other: text } : { ...text };
}

/**
 * Returns the placeholders of a text as written, such as `%1$s` or `%d`; `%%` is none.
 * @param {string} text
 * @returns {readonly string[]}
 */
export function placeholdersOf(text) {
  const found = [...text.matchAll(/%(?:\d+\$)?[sd%]/g)].map(([whole]) => whole);
  return found.filter((whole) => whole !== '%%');
}

/**
 * @param {Text} english
 * @param {string} language
 * @returns {Text}
 */
function inFormsOf(english, language) {
  if (typeof english === 'string') return english;
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = formsOf(english);
  const entries = pluralCategories.map((category) => [category, forms[category] ?? english.other]);
  return { ...Object.fromEntries(entries), other: english.other };
}
