import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Portuguese texts of `<back-to-top>`. */
export const texts = Object.freeze({
  'back-to-top.label': 'Voltar ao topo',
} satisfies TextsLike<typeof es>);
