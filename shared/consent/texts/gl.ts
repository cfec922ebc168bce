import type { TextsLike } from '../../i18n/texts.js';
import type { spanishConsentTexts } from './es.js';

/** Galician texts of the box that asks for consent. */
export const galicianConsentTexts = Object.freeze({
  'consent.text': 'Este contido é doutro servizo, que pode usar cookies.',
  'consent.allow-once': 'Permitir unha vez',
  'consent.allow-always': 'Permitir sempre',
} satisfies TextsLike<typeof spanishConsentTexts>);
