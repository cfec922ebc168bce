import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** German texts of `<whatsapp-link>`. */
export const texts = Object.freeze({
  'whatsapp-link.label': 'Schreiben Sie uns über WhatsApp',
} satisfies TextsLike<typeof es>);
