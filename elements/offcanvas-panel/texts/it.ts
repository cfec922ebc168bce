import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Italian texts of `<offcanvas-panel>`. */
export const texts = Object.freeze({
  'offcanvas-panel.label': 'Pannello laterale',
  'offcanvas-panel.close': 'Chiudi',
} satisfies TextsLike<typeof es>);
