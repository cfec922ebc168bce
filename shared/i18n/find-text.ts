import { languageChain, languageOf } from './language-of.js';
import { rememberLanguage } from './mark-language.js';
import { pageTexts, textsIn } from './page-texts.js';
import type { Catalogue, Text } from './texts.js';

export interface TextSources {
  /** Element whose nearest `lang` sets the language. */
  readonly host: Element;
  /** Texts of the suite. */
  readonly catalogues: readonly Catalogue[];
  /** Texts of this element, from its JSON. They come before all others. */
  readonly own?: Readonly<Record<string, Text>> | undefined;
  /** Language of the element's attribute `locale`, which replaces the nearest `lang`. */
  readonly locale?: string | undefined;
}

/**
 * Creates a function that finds the text of a key, with its language. The element's own texts come first; then,
 * language by language (region, language, English), those of the page and those of the suite. Without a text the key
 * itself is returned.
 */
export function createFinder({
  host,
  catalogues,
  own,
  locale,
}: TextSources): (key: string) => readonly [text: Text, language: string] {
  const language = locale || languageOf(host);
  const chain = languageChain(language);
  const ours = textsIn(own);
  const pages = pageTexts(host.ownerDocument);

  function lookUp(key: string, wanted: string): Text | undefined {
    const page = pages.find((one) => one.language === wanted && one.texts.has(key));
    return page?.texts.get(key) ?? catalogues.map((one) => textIn(one, wanted, key)).find(Boolean);
  }

  return (key) => {
    const mine = ours.get(key);
    if (mine !== undefined) return [mine, language];
    for (const wanted of chain) {
      const text = lookUp(key, wanted);
      if (text !== undefined) return [text, wanted];
    }
    return [key, language];
  };
}

/**
 * Creates a function that returns plain texts, such as the names of buttons: without plural forms and without values.
 */
export function createLabels(sources: TextSources): (key: string) => string {
  const find = createFinder(sources);
  return (key) => {
    const [found, language] = find(key);
    const text = typeof found === 'string' ? found : found.other;
    rememberLanguage(text, language, sources.host);
    return text;
  };
}

/** Returns a text of a catalogue. Languages and keys may come from the page, so inherited names are ignored. */
function textIn(catalogue: Catalogue, language: string, key: string): Text | undefined {
  const texts = Object.hasOwn(catalogue, language) ? catalogue[language] : undefined;
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
