import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Arabic texts of `<back-to-top>`. */
export const texts = Object.freeze({
  'back-to-top.label': 'العودة إلى الأعلى',
} satisfies TextsLike<typeof es>);
