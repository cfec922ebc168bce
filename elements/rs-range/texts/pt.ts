import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Portuguese texts of `<rs-range>`. */
export const texts = Object.freeze({
  'range.from': '%s, de',
  'range.to': '%s, até',
  'range.both': '%1$s – %2$s',
  'range.unread': 'Escreva um número de %1$s a %2$s.',
  'range.unread-pair': 'Escreva dois números de %1$s a %2$s, como %3$s.',
  'range.unread-word': 'Escreva uma destas opções: %s.',
  'range.unread-words': 'Escreva duas destas opções, como %2$s: %1$s.',
} satisfies TextsLike<typeof es>);
