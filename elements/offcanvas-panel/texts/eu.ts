import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Basque texts of `<offcanvas-panel>`. */
export const texts = Object.freeze({
  'offcanvas-panel.label': 'Alboko panela',
  'offcanvas-panel.close': 'Itxi',
} satisfies TextsLike<typeof es>);
