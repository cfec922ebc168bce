import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** German texts of `<back-to-top>`. */
export const texts = Object.freeze({
  'back-to-top.label': 'Nach oben',
} satisfies TextsLike<typeof es>);
