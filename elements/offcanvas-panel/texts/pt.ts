import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Portuguese texts of `<offcanvas-panel>`. */
export const texts = Object.freeze({
  'offcanvas-panel.label': 'Painel lateral',
  'offcanvas-panel.close': 'Fechar',
} satisfies TextsLike<typeof es>);
