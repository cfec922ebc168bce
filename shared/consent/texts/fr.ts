import type { TextsLike } from '../../i18n/texts.js';
import type { spanishConsentTexts } from './es.js';

/** French texts of the box that asks for consent. */
export const frenchConsentTexts = Object.freeze({
  'consent.text': 'Ce contenu provient d’un autre service, qui peut utiliser des cookies.',
  'consent.allow-once': 'Autoriser une fois',
  'consent.allow-always': 'Toujours autoriser',
} satisfies TextsLike<typeof spanishConsentTexts>);
