import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Catalan texts of `<back-to-top>`. */
export const texts = Object.freeze({
  'back-to-top.label': 'Tornar a dalt',
} satisfies TextsLike<typeof es>);
