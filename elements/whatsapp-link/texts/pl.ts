import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Polish texts of `<whatsapp-link>`. */
export const texts = Object.freeze({
  'whatsapp-link.label': 'Napisz do nas na WhatsAppie',
} satisfies TextsLike<typeof es>);
