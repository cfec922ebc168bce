import { documentOf } from '../dom/unclobbered.js';
import { languageChain, languageOf } from './language-of.js';
import { pageTexts, textsIn } from './page-texts.js';
import { rememberLanguage } from './remember-language.js';
import type { TextHost } from './text-host.js';
import type { Text, Texts } from './texts.js';

export interface TextSources {
  /** Element whose nearest `lang` sets the language, with the loaded texts of that language. */
  readonly host: TextHost;
  /** Spanish texts of the suite, which are part of the element. */
  readonly texts: Texts;
  /** Texts of this element, from its JSON. They come before all others. */
  readonly own?: Texts | undefined;
  /** Language of the element's attribute `locale`, which replaces the nearest `lang`. */
  readonly locale?: string | undefined;
}

/**
 * Creates a function that finds the text of a key, with its language. The element's own texts come first; then,
 * language by language (region, language, English, Spanish), those of the page and those of the suite. Spanish replaces
 * texts that did not load. Without a text the key itself is returned.
 */
export function createFinder({
  host,
  texts: spanish,
  own,
  locale,
}: TextSources): (key: string) => readonly [text: Text, language: string] {
  // The language may have changed since the element started.
  host.loadTexts?.();
  const language = locale || languageOf(host);
  const chain = [...languageChain(language), 'es'];
  const ours = textsIn(own);
  const pages = pageTexts(documentOf(host));

  function lookUp(key: string, wanted: string): Text | undefined {
    const page = pages.find((one) => one.language === wanted && one.texts.has(key));
    if (page) return page.texts.get(key);
    if (wanted === 'es') return textIn(spanish, key);
    // Its texts may have loaded after the caller started.
    const { catalogue } = host;
    return catalogue?.language === wanted ? textIn(catalogue.texts, key) : undefined;
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

/** Returns the text of a key. Keys may come from the page, so inherited names are ignored. */
function textIn(texts: Texts, key: string): Text | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
