import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Galician texts of `<back-to-top>`. */
export const texts = Object.freeze({
  'back-to-top.label': 'Volver arriba',
} satisfies TextsLike<typeof es>);
