import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Polish texts of `<offcanvas-panel>`. */
export const texts = Object.freeze({
  'offcanvas-panel.label': 'Panel boczny',
  'offcanvas-panel.close': 'Zamknij',
} satisfies TextsLike<typeof es>);
