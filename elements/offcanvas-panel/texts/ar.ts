import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Arabic texts of `<offcanvas-panel>`. */
export const texts = Object.freeze({
  'offcanvas-panel.label': 'اللوحة الجانبية',
  'offcanvas-panel.close': 'إغلاق',
} satisfies TextsLike<typeof es>);
