import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Basque texts of `<back-to-top>`. */
export const texts = Object.freeze({
  'back-to-top.label': 'Itzuli gora',
} satisfies TextsLike<typeof es>);
