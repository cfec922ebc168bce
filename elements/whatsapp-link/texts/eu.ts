import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Basque texts of `<whatsapp-link>`. */
export const texts = Object.freeze({
  'whatsapp-link.label': 'Idatzi WhatsApp bidez',
} satisfies TextsLike<typeof es>);
