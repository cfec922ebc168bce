import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** German texts of `<rs-range>`. */
export const texts = Object.freeze({
  'range.from': '%s, von',
  'range.to': '%s, bis',
  'range.both': '%1$s – %2$s',
  'range.unread': 'Geben Sie eine Zahl von %1$s bis %2$s ein.',
  'range.unread-pair': 'Geben Sie zwei Zahlen von %1$s bis %2$s ein, zum Beispiel %3$s.',
  'range.unread-word': 'Geben Sie eine dieser Optionen ein: %s.',
  'range.unread-words': 'Geben Sie zwei dieser Optionen ein, zum Beispiel %2$s: %1$s.',
} satisfies TextsLike<typeof es>);
