import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Italian texts of `<rs-range>`. */
export const texts = Object.freeze({
  'range.from': '%s, da',
  'range.to': '%s, a',
  'range.both': '%1$s – %2$s',
  'range.unread': 'Scrivere un numero da %1$s a %2$s.',
  'range.unread-pair': 'Scrivere due numeri da %1$s a %2$s, per esempio %3$s.',
  'range.unread-word': 'Scrivere una di queste opzioni: %s.',
  'range.unread-words': 'Scrivere due di queste opzioni, per esempio %2$s: %1$s.',
} satisfies TextsLike<typeof es>);
