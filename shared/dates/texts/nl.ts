import type { TextsLike } from '../../i18n/texts.js';
import { joinTexts, namesIn } from '../names-in.model.js';
import type { spanishDateTexts } from './es.js';

/** Dutch names of months and weekdays. */
export const dutchDateTexts = joinTexts(namesIn('nl'), {
  'calendar.ordinals': 'e',
}) satisfies TextsLike<typeof spanishDateTexts>;
