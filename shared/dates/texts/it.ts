import type { TextsLike } from '../../i18n/texts.js';
import { namesIn } from '../names-in.model.js';
import type { spanishDateTexts } from './es.js';

/** Italian names of months and weekdays. */
export const italianDateTexts = Object.freeze({
  ...namesIn('it'),
  'calendar.ordinals': 'º',
} satisfies TextsLike<typeof spanishDateTexts>);
