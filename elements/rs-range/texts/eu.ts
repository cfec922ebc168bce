import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Basque texts of `<rs-range>`. */
export const texts = Object.freeze({
  'range.from': '%s, hasiera',
  'range.to': '%s, amaiera',
  'range.both': '%1$s – %2$s',
  'range.unread': 'Idatzi %1$s eta %2$s arteko zenbaki bat.',
  'range.unread-pair': 'Idatzi %1$s eta %2$s arteko bi zenbaki, adibidez %3$s.',
  'range.unread-word': 'Idatzi aukera hauetako bat: %s.',
  'range.unread-words': 'Idatzi aukera hauetako bi, adibidez %2$s: %1$s.',
} satisfies TextsLike<typeof es>);
