import type { TextsLike } from '../../i18n/texts.js';
import { joinTexts, namesIn } from '../names-in.model.js';
import type { spanishDateTexts } from './es.js';

/** Polish names of months and weekdays. */
export const polishDateTexts = joinTexts(namesIn('pl'), {
  'calendar.ordinals': '.',
}) satisfies TextsLike<typeof spanishDateTexts>;
