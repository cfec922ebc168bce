import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Italian texts of `<back-to-top>`. */
export const texts = Object.freeze({
  'back-to-top.label': 'Torna su',
} satisfies TextsLike<typeof es>);
