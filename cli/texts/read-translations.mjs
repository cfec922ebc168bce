/** @typedef {import('#cli-models').Text} Text */

/**
 * Returns the translations of a JSON file, or of the scripts of a page for a language.
 * @param {string} source
 * @param {string} language
 * @returns {Readonly<Record<string, Text>>}
 * @throws {SyntaxError} The text is no JSON.
 */
export function readTranslations(source, language) {
  if (!/^\s*</.test(source)) return Object.assign(Object.create(null), JSON.parse(source));
  const scripts = [...source.matchAll(/<script\b([^>]*\bdata-suite-texts\b[^>]*)>([^]*?)<\/script>/gi)];
  const texts = scripts
    .filter(([, attributes = '']) => languageIn(attributes) === language.toLowerCase())
    .map(([, , json = '']) => JSON.parse(json));
  return Object.assign(Object.create(null), ...texts);
}

/** @param {string} attributes */
function languageIn(attributes) {
  const [, language = ''] = /\blang\s*=\s*["']?([\w-]+)/i.exec(attributes) ?? [];
  return language.toLowerCase();
}
