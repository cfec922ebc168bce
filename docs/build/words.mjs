/** Texts of examples in both languages, in one file: `{{Day and time|Día y hora}}`. */
const pair = /\{\{([^|]*?)\|([^|]*?)\}\}/g;

/**
 * Returns a text of an example in one language.
 *
 * @throws {Error} if braces are left: a text without its other language
 */
export function inLanguage(text, language) {
  const words = text.replaceAll(pair, (_pair, english, spanish) => (language === 'en' ? english : spanish));
  const left = /\{\{.{0,40}/.exec(words);
  if (left !== null) throw new Error(`expected {{English|Spanish}}, found ${left[0]}`);
  return words;
}
