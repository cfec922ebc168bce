import type { TextsLike } from '../../i18n/texts.js';
import { namesIn } from '../names-in.model.js';
import type { spanishDateTexts } from './es.js';

/** Dutch names of months and weekdays. */
export const dutchDateTexts = Object.freeze({
  ...namesIn('nl'),
  'calendar.ordinals': 'e',
} satisfies TextsLike<typeof spanishDateTexts>);
