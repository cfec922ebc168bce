import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Portuguese texts of `<whatsapp-link>`. */
export const texts = Object.freeze({
  'whatsapp-link.label': 'Escreva-nos pelo WhatsApp',
} satisfies TextsLike<typeof es>);
