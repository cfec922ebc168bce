import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** French texts of `<rs-range>`. */
export const texts = Object.freeze({
  'range.from': '%s, de',
  'range.to': '%s, à',
  'range.both': '%1$s – %2$s',
  'range.unread': 'Saisissez un nombre de %1$s à %2$s.',
  'range.unread-pair': 'Saisissez deux nombres de %1$s à %2$s, par exemple %3$s.',
  'range.unread-word': 'Saisissez une de ces options : %s.',
  'range.unread-words': 'Saisissez deux de ces options, par exemple %2$s : %1$s.',
} satisfies TextsLike<typeof es>);
