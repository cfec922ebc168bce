import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Catalan texts of `<offcanvas-panel>`. */
export const texts = Object.freeze({
  'offcanvas-panel.label': 'Tauler lateral',
  'offcanvas-panel.close': 'Tancar',
} satisfies TextsLike<typeof es>);
