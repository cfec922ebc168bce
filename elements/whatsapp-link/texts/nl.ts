import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Dutch texts of `<whatsapp-link>`. */
export const texts = Object.freeze({
  'whatsapp-link.label': 'Stuur ons een bericht via WhatsApp',
} satisfies TextsLike<typeof es>);
