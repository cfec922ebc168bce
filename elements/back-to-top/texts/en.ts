import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** English texts of `<back-to-top>`. */
export const texts = Object.freeze({
  'back-to-top.label': 'Back to top',
} satisfies TextsLike<typeof es>);
