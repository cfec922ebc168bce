import { lostFile } from '../element/file-error.js';
import { reportError } from '../element/report.js';
import { directionOf } from './direction-of.js';
import { languageChain, languageOf } from './language-of.js';
import type { Translated } from './text-host.js';
import type { Catalogue, LoadLanguages } from './texts.js';

/**
 * Time after which an element starts in Spanish, in milliseconds: a network that hangs does not hold it back for longer.
 * It is one limit for the tag's languages and for the texts.
 */
const timeoutMs = 8000;

/** Result of each import: a tag's languages, and its texts in a language. All elements of a tag share it. */
const results = new WeakMap<() => unknown, Promise<unknown>>();

/**
 * Loads the texts of an element's language, or English ones if its tag has none in that language, and gives them to the
 * element. An element that has started in another language applies its `locale` anew. A file that does not load is reported
 * once; the elements of the tag use their Spanish texts then.
 *
 * @param load - Import of the tag's languages.
 * @param begun - Promise of that import, which has begun.
 */
export async function loadTexts(
  host: Translated,
  load: LoadLanguages,
  begun: ReturnType<LoadLanguages>,
): Promise<void> {
  const catalogue = await findCatalogue(host, load, begun);
  if (host.catalogue?.texts === catalogue?.texts) return;
  host.catalogue = catalogue;
  if (host.hasCore) host.withCore((core) => core.optionChanged?.('locale'));
}

async function findCatalogue(
  host: Translated,
  load: LoadLanguages,
  begun: ReturnType<LoadLanguages>,
): Promise<Catalogue | undefined> {
  const chain = languageChain(host.locale || languageOf(host));
  if (chain.includes('es')) return undefined;
  const limit = createLimit();
  const file = `<${host.localName}> texts`;
  const { languages = {} } = (await share(load, () => begun, limit, `${file} "${chain[0]}"`)) ?? {};
  const language = chain.find((one) => Object.hasOwn(languages, one)) ?? '';
  const loadOne = languages[language];
  const found = loadOne && (await share(loadOne, loadOne, limit, `${file} "${language}"`));
  return found && { language, dir: directionOf(language), texts: found.texts };
}

/** Returns the result of an import that all elements of a tag share; undefined, after one error, if it is lost or late. */
function share<Module>(
  key: () => Promise<Module>,
  begin: () => Promise<Module>,
  limit: () => Promise<never>,
  file: string,
): Promise<Module | undefined> {
  const known = results.get(key) as Promise<Module | undefined> | undefined;
  if (known) return known;
  const result = Promise.race([begin(), limit()]).catch((error: unknown) => {
    reportError(lostFile(file, error));
    return undefined;
  });
  results.set(key, result);
  return result;
}

/** Creates a function that returns a promise, the same each time. It rejects when the time from the first call has passed. */
function createLimit(): () => Promise<never> {
  let late: Promise<never> | undefined;
  return () =>
    (late ??= new Promise((_resolve, reject) => {
      setTimeout(() => reject(new Error(`${timeoutMs} ms have passed`)), timeoutMs);
    }));
}
