import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Dutch texts of `<offcanvas-panel>`. */
export const texts = Object.freeze({
  'offcanvas-panel.label': 'Zijpaneel',
  'offcanvas-panel.close': 'Sluiten',
} satisfies TextsLike<typeof es>);
