import type { TextsLike } from '../../i18n/texts.js';
import { joinTexts, namesIn } from '../names-in.model.js';
import type { spanishDateTexts } from './es.js';

/** Catalan names of months and weekdays. */
export const catalanDateTexts = joinTexts(namesIn('ca'), {
  'calendar.ordinals': '',
}) satisfies TextsLike<typeof spanishDateTexts>;
