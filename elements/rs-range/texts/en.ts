import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** English texts of `<rs-range>`. */
export const texts = Object.freeze({
  'range.from': '%s, from',
  'range.to': '%s, to',
  'range.both': '%1$s – %2$s',
  'range.unread': 'Write a number from %1$s to %2$s.',
  'range.unread-pair': 'Write two numbers from %1$s to %2$s, such as %3$s.',
  'range.unread-word': 'Write one of these options: %s.',
  'range.unread-words': 'Write two of these options, such as %2$s: %1$s.',
} satisfies TextsLike<typeof es>);
