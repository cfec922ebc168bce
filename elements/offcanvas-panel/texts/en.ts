import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** English texts of `<offcanvas-panel>`. */
export const texts = Object.freeze({
  'offcanvas-panel.label': 'Side panel',
  'offcanvas-panel.close': 'Close',
} satisfies TextsLike<typeof es>);
