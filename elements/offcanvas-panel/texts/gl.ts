import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Galician texts of `<offcanvas-panel>`. */
export const texts = Object.freeze({
  'offcanvas-panel.label': 'Panel lateral',
  'offcanvas-panel.close': 'Pechar',
} satisfies TextsLike<typeof es>);
