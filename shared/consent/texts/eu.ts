import type { TextsLike } from '../../i18n/texts.js';
import type { spanishConsentTexts } from './es.js';

/** Basque texts of the box that asks for consent. */
export const basqueConsentTexts = Object.freeze({
  'consent.text': 'Eduki hau beste zerbitzu batena da, eta zerbitzu horrek cookieak erabil ditzake.',
  'consent.allow-once': 'Behin baimendu',
  'consent.allow-always': 'Beti baimendu',
} satisfies TextsLike<typeof spanishConsentTexts>);
