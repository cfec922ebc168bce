import { createFinder, type TextSources } from './find-text.js';
import { formatText } from './format-text.js';
import { rememberLanguage } from './remember-language.js';
import type { Text, Translate } from './texts.js';

export type { TextSources, Translate };

/**
 * Creates the translator of an element. It inserts values, and returns the key itself if no language has a text for
 * it.
 */
export function createTexts(sources: TextSources): Translate {
  const find = createFinder(sources);
  return (key, ...values) => {
    const [found, language] = find(key);
    const text = formatText(found, values, language);
    if (hasWords(found)) rememberLanguage(text, language, sources.host, text !== found);
    return text;
  };
}

/** Returns false for a text such as `%s: %s`, whose words are all in its values. */
function hasWords(text: Text): boolean {
  return typeof text !== 'string' || /\p{L}{2}/u.test(text);
}
