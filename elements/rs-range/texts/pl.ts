import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Polish texts of `<rs-range>`. */
export const texts = Object.freeze({
  'range.from': '%s, od',
  'range.to': '%s, do',
  'range.both': '%1$s – %2$s',
  'range.unread': 'Proszę wpisać liczbę od %1$s do %2$s.',
  'range.unread-pair': 'Proszę wpisać dwie liczby od %1$s do %2$s, na przykład %3$s.',
  'range.unread-word': 'Proszę wpisać jedną z tych opcji: %s.',
  'range.unread-words': 'Proszę wpisać dwie z tych opcji, na przykład %2$s: %1$s.',
} satisfies TextsLike<typeof es>);
