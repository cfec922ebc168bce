import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Catalan texts of `<whatsapp-link>`. */
export const texts = Object.freeze({
  'whatsapp-link.label': 'Escriviu-nos per WhatsApp',
} satisfies TextsLike<typeof es>);
