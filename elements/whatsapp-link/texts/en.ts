import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** English texts of `<whatsapp-link>`. */
export const texts = Object.freeze({
  'whatsapp-link.label': 'Message us on WhatsApp',
} satisfies TextsLike<typeof es>);
