import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Dutch texts of `<back-to-top>`. */
export const texts = Object.freeze({
  'back-to-top.label': 'Terug naar boven',
} satisfies TextsLike<typeof es>);
