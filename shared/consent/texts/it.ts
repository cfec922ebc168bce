import type { TextsLike } from '../../i18n/texts.js';
import type { spanishConsentTexts } from './es.js';

/** Italian texts of the box that asks for consent. */
export const italianConsentTexts = Object.freeze({
  'consent.text': 'Questo contenuto proviene da un altro servizio, che può usare cookie.',
  'consent.allow-once': 'Consenti una volta',
  'consent.allow-always': 'Consenti sempre',
} satisfies TextsLike<typeof spanishConsentTexts>);
