import type { TextsLike } from '../../i18n/texts.js';
import type { spanishConsentTexts } from './es.js';

/** Portuguese texts of the box that asks for consent. */
export const portugueseConsentTexts = Object.freeze({
  'consent.text': 'Este conteúdo é de outro serviço, que pode usar cookies.',
  'consent.allow-once': 'Permitir uma vez',
  'consent.allow-always': 'Permitir sempre',
} satisfies TextsLike<typeof spanishConsentTexts>);
