import { lostFile } from '../element/file-error.js';
import { reportError } from '../element/report.js';
import { isSpanish } from './is-spanish.js';
import type { Translated } from './text-host.js';
import type { LoadLanguages } from './texts.js';

/**
 * Loads the texts of an element's language, which is its `locale` or the nearest `lang`. Spanish texts are part of the
 * element. Those of each other language are a chunk, loaded by code that Spanish pages do not load. Where that code is lost,
 * all elements of the page stay Spanish, and one error reports it.
 *
 * @param load - Imports the languages of the element besides Spanish.
 * @returns A promise that never rejects; undefined if there is nothing to load, as in Spanish.
 */
export function loadLanguage(host: Translated, load: LoadLanguages | undefined): Promise<void> | undefined {
  if (!load || isSpanish(host, host.locale)) return undefined;
  const languages = load();
  // Both are requested at the same time. A loss is reported where they are used.
  languages.catch(() => undefined);
  return import('./load-texts.js')
    .then(({ loadTexts }) => loadTexts(host, load, languages))
    .catch((error: unknown) => reportError(lostFile('texts', error)));
}
