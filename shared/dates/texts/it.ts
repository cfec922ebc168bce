import type { TextsLike } from '../../i18n/texts.js';
import { joinTexts, namesIn } from '../names-in.model.js';
import type { spanishDateTexts } from './es.js';

/** Italian names of months and weekdays. */
export const italianDateTexts = joinTexts(namesIn('it'), {
  'calendar.ordinals': 'º',
}) satisfies TextsLike<typeof spanishDateTexts>;
