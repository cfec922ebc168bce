import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Galician texts of `<whatsapp-link>`. */
export const texts = Object.freeze({
  'whatsapp-link.label': 'Escríbanos por WhatsApp',
} satisfies TextsLike<typeof es>);
