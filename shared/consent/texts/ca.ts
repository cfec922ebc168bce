import type { TextsLike } from '../../i18n/texts.js';
import type { spanishConsentTexts } from './es.js';

/** Catalan texts of the box that asks for consent. */
export const catalanConsentTexts = Object.freeze({
  'consent.text': 'Aquest contingut és d’un altre servei, que pot fer servir galetes.',
  'consent.allow-once': 'Permetre una vegada',
  'consent.allow-always': 'Permetre sempre',
} satisfies TextsLike<typeof spanishConsentTexts>);
