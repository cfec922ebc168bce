import type { TextsLike } from '../../i18n/texts.js';
import type { spanishConsentTexts } from './es.js';

/** Dutch texts of the box that asks for consent. */
export const dutchConsentTexts = Object.freeze({
  'consent.text': 'Deze inhoud komt van een andere dienst, die cookies kan gebruiken.',
  'consent.allow-once': 'Eén keer toestaan',
  'consent.allow-always': 'Altijd toestaan',
} satisfies TextsLike<typeof spanishConsentTexts>);
