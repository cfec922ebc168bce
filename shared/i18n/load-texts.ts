import { lostFile } from '../element/file-error.js';
import { reportError } from '../element/report.js';
import { languageChain, languageOf } from './language-of.js';
import type { Catalogue, Languages, Texts, Translated } from './texts.js';

type Load = () => Promise<{ readonly texts: Texts }>;

/** Time after which an element starts in Spanish, in milliseconds: a network that hangs does not hold it back for longer. */
const timeoutMs = 8000;

/** Load of each file. All elements of a tag share it. */
const loads = new WeakMap<Load, Promise<Catalogue | undefined>>();

/**
 * Loads the texts of an element's language, or English ones if its tag has none in that language, and gives them to the
 * element. An element that has started in another language applies its `locale` anew. A file that does not load is reported
 * once; the elements of the tag use their Spanish texts then.
 */
export async function loadTexts(host: Translated, languages: Languages): Promise<void> {
  const chain = languageChain(host.locale || languageOf(host));
  const language = chain.find((one) => one === 'es' || Object.hasOwn(languages, one)) ?? 'es';
  const load = language === 'es' ? undefined : languages[language];
  if (load && !loads.has(load)) loads.set(load, loadOnce(load, language, host.localName));
  const catalogue = load && (await loads.get(load));
  if (host.catalogue === catalogue) return;
  host.catalogue = catalogue;
  if (host.hasCore) host.withCore((core) => core.optionChanged?.('locale'));
}

function loadOnce(load: Load, language: string, tag: string): Promise<Catalogue | undefined> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`${timeoutMs} ms have passed`)), timeoutMs);
  });
  return Promise.race([load(), late]).then(
    ({ texts }) => ({ language, texts }),
    (error: unknown) => {
      reportError(lostFile(`<${tag}> texts "${language}"`, error));
      return undefined;
    },
  );
}
