import type { TextsLike } from '../../i18n/texts.js';
import type { spanishConsentTexts } from './es.js';

/** English texts of the box that asks for consent. */
export const englishConsentTexts = Object.freeze({
  'consent.text': 'This content comes from another service, which may use cookies.',
  'consent.allow-once': 'Allow once',
  'consent.allow-always': 'Always allow',
} satisfies TextsLike<typeof spanishConsentTexts>);
