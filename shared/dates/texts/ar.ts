import type { TextsLike } from '../../i18n/texts.js';
import { joinTexts, namesIn } from '../names-in.model.js';
import type { spanishDateTexts } from './es.js';

const names = namesIn('ar');

/** Arabic names of months and weekdays. */
export const arabicDateTexts = joinTexts(names, {
  // Without the article, which the columns of a calendar have no room for.
  get 'calendar.weekdays-short'() {
    return names['calendar.weekdays'].replace(/(^|,)ال/g, '$1');
  },
  'calendar.ordinals': '',
}) satisfies TextsLike<typeof spanishDateTexts>;
