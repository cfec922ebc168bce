/** Texts of all tags by language, for the command `texts`. */
import { es as backToTop } from '../elements/back-to-top/texts/es.js';
import { es as cookieConsent } from '../elements/cookie-consent/texts/es.js';
import { languages } from '../elements/languages.js';
import { es as mediaBox } from '../elements/media-box/texts/es.js';
import { es as offcanvasPanel } from '../elements/offcanvas-panel/texts/es.js';
import { es as calendar } from '../elements/rs-calendar/texts/es.js';
import { es as form } from '../elements/rs-form/texts/es.js';
import { es as location } from '../elements/rs-location/texts/es.js';
import { es as range } from '../elements/rs-range/texts/es.js';
import { es as uploads } from '../elements/rs-uploads/texts/es.js';
import { es as whatsappLink } from '../elements/whatsapp-link/texts/es.js';
import type { Languages, Text, Texts } from '../shared/i18n/texts.js';

/** Spanish texts of each tag, whose keys are those of all languages. */
const tags: readonly (readonly [tag: string, spanish: Texts])[] = [
  ['back-to-top', backToTop],
  ['cookie-consent', cookieConsent],
  ['media-box', mediaBox],
  ['offcanvas-panel', offcanvasPanel],
  ['rs-calendar', calendar],
  ['rs-form', form],
  ['rs-location', location],
  ['rs-range', range],
  ['rs-uploads', uploads],
  ['whatsapp-link', whatsappLink],
];

/**
 * Returns the texts of each tag in a language of the suite.
 *
 * @param language - Language in lower case, without a region.
 * @returns Undefined if the suite does not have the language.
 */
export async function suiteTexts(
  language: string,
): Promise<readonly (readonly [tag: string, texts: Texts])[] | undefined> {
  if (language === 'es') return tags;
  const load = new Map(Object.entries<Languages[string]>(languages)).get(language);
  if (!load) return undefined;
  const texts = new Map<string, Text>(Object.entries((await load()).default));
  return tags.map(([tag, spanish]) => [tag, pick(texts, Object.keys(spanish))]);
}

function pick(texts: ReadonlyMap<string, Text>, keys: readonly string[]): Texts {
  return Object.fromEntries(keys.map((key) => [key, texts.get(key) ?? '']));
}
