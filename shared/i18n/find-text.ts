import { languageChain, languageOf } from './language-of.js';
import { rememberLanguage } from './mark-language.js';
import { pageTexts, textsIn } from './page-texts.js';
import type { Catalogue, Text } from './texts.js';

export interface TextSources {
  /** Whose language it is: the nearest `lang`. */
  readonly host: Element;
  /** What the suite brings. */
  readonly catalogues: readonly Catalogue[];
  /** What this one element's author set in its JSON; goes before everything else. */
  readonly own?: Readonly<Record<string, Text>> | undefined;
  /** The element's `locale`, in place of the nearest `lang`. */
  readonly locale?: string | undefined;
}

/**
 * Finds the texts of an element, each with its language; the key itself where no language has one. Its own come
 * first, then language by language (region, language, English) what the page replaced and what the suite brings.
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

/** The plain texts of an element, such as the names of its buttons: they have no plural forms, and nothing is put in. */
export function createLabels(sources: TextSources): (key: string) => string {
  const find = createFinder(sources);
  return (key) => {
    const [found, language] = find(key);
    const text = typeof found === 'string' ? found : found.other;
    rememberLanguage(text, language, sources.host);
    return text;
  };
}

/** Languages and keys may come from the page, so inherited names do not count. */
function textIn(catalogue: Catalogue, language: string, key: string): Text | undefined {
  const texts = Object.hasOwn(catalogue, language) ? catalogue[language] : undefined;
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
