import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Polish texts of `<back-to-top>`. */
export const texts = Object.freeze({
  'back-to-top.label': 'Powrót na górę',
} satisfies TextsLike<typeof es>);
