import type { TextsLike } from '../../i18n/texts.js';
import type { spanishConsentTexts } from './es.js';

/** Polish texts of the box that asks for consent. */
export const polishConsentTexts = Object.freeze({
  'consent.text': 'Ta treść pochodzi z innego serwisu, który może używać plików cookie.',
  'consent.allow-once': 'Zezwól raz',
  'consent.allow-always': 'Zawsze zezwalaj',
} satisfies TextsLike<typeof spanishConsentTexts>);
