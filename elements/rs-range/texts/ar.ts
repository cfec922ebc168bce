import type { TextsLike } from '../../../shared/i18n/texts.js';
import type { es } from './es.js';

/** Arabic texts of `<rs-range>`. */
export const texts = Object.freeze({
  'range.from': '%s، من',
  'range.to': '%s، إلى',
  'range.both': '%1$s – %2$s',
  'range.unread': 'يرجى كتابة رقم من %1$s إلى %2$s.',
  'range.unread-pair': 'يرجى كتابة رقمين من %1$s إلى %2$s، مثل %3$s.',
  'range.unread-word': 'يرجى كتابة أحد هذه الخيارات: %s.',
  'range.unread-words': 'يرجى كتابة اثنين من هذه الخيارات، مثل %2$s: %1$s.',
} satisfies TextsLike<typeof es>);
