import { lostFile } from '../element/file-error.js';
import { reportError } from '../element/report.js';
import { directionOf } from './direction-of.js';
import { languageChain, languageOf } from './language-of.js';
import type { Translated } from './text-host.js';
import type { Languages, Texts } from './texts.js';

/**
 * Time after which an element starts in Spanish, in milliseconds: a network that hangs does not hold it back for longer.
 */
const timeoutMs = 8000;

/** Texts by their import. All elements of the page share them. */
const loaded = new WeakMap<Languages[string], Promise<Texts | undefined>>();

/**
 * Loads the texts of an element's language, which is its `locale` or the nearest `lang`; English ones if the suite does not
 * have that language. Spanish texts are part of the element. An element that has started in another language applies its
 * `locale` anew. A language that does not load is reported once; all elements of the page use their Spanish texts then.
 *
 * @param languages - Imports of the languages besides Spanish; none for an element without texts.
 * @returns A promise that never rejects; undefined if there is nothing to load, as in Spanish.
 */
export function loadTexts(host: Translated, languages: Languages | undefined): Promise<void> | undefined {
  if (!languages) return undefined;
  const chain = languageChain(host.locale || languageOf(host));
  const language = chain.find((one) => one === 'es' || Object.hasOwn(languages, one)) ?? 'es';
  const load = languages[language];
  return load && applyTexts(host, language, load);
}

async function applyTexts(host: Translated, language: string, load: Languages[string]): Promise<void> {
  const texts = await share(language, load);
  if (host.catalogue?.texts === texts) return;
  host.catalogue = texts && { language, dir: directionOf(language), texts };
  if (host.hasCore) host.withCore((core) => core.optionChanged?.('locale'));
}

/** Returns the result of an import that all elements share; undefined, after one error, if it is lost or late. */
function share(language: string, load: Languages[string]): Promise<Texts | undefined> {
  const known = loaded.get(load);
  if (known) return known;
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`${timeoutMs} ms have passed`)), timeoutMs);
  });
  const texts = Promise.race([load(), late]).then(
    (module) => module.default,
    (error: unknown) => {
      reportError(lostFile(`texts "${language}"`, error));
      return undefined;
    },
  );
  loaded.set(load, texts);
  return texts;
}
