import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Dutch texts of `<rs-range>`. */
export const texts = Object.freeze({
  'range.from': '%s, van',
  'range.to': '%s, tot',
  'range.both': '%1$s – %2$s',
  'range.unread': 'Vul een getal in van %1$s tot %2$s.',
  'range.unread-pair': 'Vul twee getallen in van %1$s tot %2$s, zoals %3$s.',
  'range.unread-word': 'Vul een van deze opties in: %s.',
  'range.unread-words': 'Vul twee van deze opties in, zoals %2$s: %1$s.',
} satisfies TextsLike<typeof es>);
