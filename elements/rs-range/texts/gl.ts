import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Galician texts of `<rs-range>`. */
export const texts = Object.freeze({
  'range.from': '%s, desde',
  'range.to': '%s, ata',
  'range.both': '%1$s – %2$s',
  'range.unread': 'Escriba un número de %1$s a %2$s.',
  'range.unread-pair': 'Escriba dous números de %1$s a %2$s, como %3$s.',
  'range.unread-word': 'Escriba unha destas opcións: %s.',
  'range.unread-words': 'Escriba dúas destas opcións, como %2$s: %1$s.',
} satisfies TextsLike<typeof es>);
