import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Catalan texts of `<rs-range>`. */
export const texts = Object.freeze({
  'range.from': '%s, des de',
  'range.to': '%s, fins a',
  'range.both': '%1$s – %2$s',
  'range.unread': 'Escriviu un nombre de %1$s a %2$s.',
  'range.unread-pair': 'Escriviu dos nombres de %1$s a %2$s, com ara %3$s.',
  'range.unread-word': 'Escriviu una d’aquestes opcions: %s.',
  'range.unread-words': 'Escriviu dues d’aquestes opcions, com ara %2$s: %1$s.',
} satisfies TextsLike<typeof es>);
