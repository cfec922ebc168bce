import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** French texts of `<offcanvas-panel>`. */
export const texts = Object.freeze({
  'offcanvas-panel.label': 'Panneau latéral',
  'offcanvas-panel.close': 'Fermer',
} satisfies TextsLike<typeof es>);
