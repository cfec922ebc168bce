import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Italian texts of `<whatsapp-link>`. */
export const texts = Object.freeze({
  'whatsapp-link.label': 'Scrivere su WhatsApp',
} satisfies TextsLike<typeof es>);
