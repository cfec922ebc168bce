import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Arabic texts of `<whatsapp-link>`. */
export const texts = Object.freeze({
  'whatsapp-link.label': 'راسلونا عبر واتساب',
} satisfies TextsLike<typeof es>);
