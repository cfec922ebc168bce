/** Texts of all tags by language, for the command `texts`. */
import { es as backToTop } from '../elements/back-to-top/texts/es.js';
import { languages as backToTopLanguages } from '../elements/back-to-top/texts/languages.js';
import { es as cookieConsent } from '../elements/cookie-consent/texts/es.js';
import { languages as cookieConsentLanguages } from '../elements/cookie-consent/texts/languages.js';
import { es as mediaBox } from '../elements/media-box/texts/es.js';
import { languages as mediaBoxLanguages } from '../elements/media-box/texts/languages.js';
import { es as offcanvasPanel } from '../elements/offcanvas-panel/texts/es.js';
import { languages as offcanvasPanelLanguages } from '../elements/offcanvas-panel/texts/languages.js';
import { es as calendar } from '../elements/rs-calendar/texts/es.js';
import { languages as calendarLanguages } from '../elements/rs-calendar/texts/languages.js';
import { es as form } from '../elements/rs-form/texts/es.js';
import { languages as formLanguages } from '../elements/rs-form/texts/languages.js';
import { es as location } from '../elements/rs-location/texts/es.js';
import { languages as locationLanguages } from '../elements/rs-location/texts/languages.js';
import { es as range } from '../elements/rs-range/texts/es.js';
import { languages as rangeLanguages } from '../elements/rs-range/texts/languages.js';
import { es as uploads } from '../elements/rs-uploads/texts/es.js';
import { languages as uploadsLanguages } from '../elements/rs-uploads/texts/languages.js';
import { es as whatsappLink } from '../elements/whatsapp-link/texts/es.js';
import { languages as whatsappLinkLanguages } from '../elements/whatsapp-link/texts/languages.js';
import type { Languages, Texts } from '../shared/i18n/texts.js';

const tags: readonly (readonly [tag: string, spanish: Texts, languages: Languages])[] = [
  ['back-to-top', backToTop, backToTopLanguages],
  ['cookie-consent', cookieConsent, cookieConsentLanguages],
  ['media-box', mediaBox, mediaBoxLanguages],
  ['offcanvas-panel', offcanvasPanel, offcanvasPanelLanguages],
  ['rs-calendar', calendar, calendarLanguages],
  ['rs-form', form, formLanguages],
  ['rs-location', location, locationLanguages],
  ['rs-range', range, rangeLanguages],
  ['rs-uploads', uploads, uploadsLanguages],
  ['whatsapp-link', whatsappLink, whatsappLinkLanguages],
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
  if (language === 'es') return tags.map(([tag, spanish]) => [tag, spanish]);
  if (!tags.every(([, , languages]) => Object.hasOwn(languages, language))) return undefined;
  return Promise.all(
    tags.map(async ([tag, , languages]) => [tag, (await languages[language]?.())?.texts ?? {}] as const),
  );
}
