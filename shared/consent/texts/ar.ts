import type { TextsLike } from '../../i18n/texts.js';
import type { spanishConsentTexts } from './es.js';

/** Arabic texts of the box that asks for consent. */
export const arabicConsentTexts = Object.freeze({
  'consent.text': 'هذا المحتوى من خدمة أخرى قد تستخدم ملفات تعريف الارتباط.',
  'consent.allow-once': 'السماح مرة واحدة',
  'consent.allow-always': 'السماح دائمًا',
} satisfies TextsLike<typeof spanishConsentTexts>);
