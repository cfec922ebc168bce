import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** French texts of `<whatsapp-link>`. */
export const texts = Object.freeze({
  'whatsapp-link.label': 'Écrivez-nous sur WhatsApp',
} satisfies TextsLike<typeof es>);
