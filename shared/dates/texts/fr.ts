import type { TextsLike } from '../../i18n/texts.js';
import { joinTexts, namesIn } from '../names-in.model.js';
import type { spanishDateTexts } from './es.js';

/** French names of months and weekdays. */
export const frenchDateTexts = joinTexts(namesIn('fr'), {
  'calendar.ordinals': '',
}) satisfies TextsLike<typeof spanishDateTexts>;
