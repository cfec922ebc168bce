import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** German texts of `<offcanvas-panel>`. */
export const texts = Object.freeze({
  'offcanvas-panel.label': 'Seitenleiste',
  'offcanvas-panel.close': 'Schließen',
} satisfies TextsLike<typeof es>);
