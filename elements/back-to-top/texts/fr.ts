import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** French texts of `<back-to-top>`. */
export const texts = Object.freeze({
  'back-to-top.label': 'Retour en haut',
} satisfies TextsLike<typeof es>);
