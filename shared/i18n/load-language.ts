import { isSpanish } from './is-spanish.js';
import type { Languages, Translated } from './texts.js';

/**
 * Loads the texts of an element's language, which is its `locale` or the nearest `lang`. Spanish texts are part of the
 * element. Those of each other language are a chunk, loaded by code that Spanish pages do not load.
 *
 * @param languages - The languages of the element besides Spanish.
 * @returns A promise that never rejects; undefined if there is nothing to load, as in Spanish.
 */
export function loadLanguage(host: Translated, languages: Languages | undefined): Promise<void> | undefined {
  if (!languages || isSpanish(host, host.locale)) return undefined;
  return import('./load-texts.js')
    .then(({ loadTexts }) => loadTexts(host, languages))
    .catch((error: unknown) => host.report(error, 'texts'));
}
