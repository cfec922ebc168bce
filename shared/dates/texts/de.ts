import type { TextsLike } from '../../i18n/texts.js';
import { joinTexts, namesIn } from '../names-in.model.js';
import type { spanishDateTexts } from './es.js';

/** German names of months and weekdays. */
export const germanDateTexts = joinTexts(namesIn('de'), {
  'calendar.ordinals': '.',
}) satisfies TextsLike<typeof spanishDateTexts>;
