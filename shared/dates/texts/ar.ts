import type { TextsLike } from '../../i18n/texts.js';
import { namesIn } from '../names-in.model.js';
import type { spanishDateTexts } from './es.js';

const names = namesIn('ar');

/** Arabic names of months and weekdays. */
export const arabicDateTexts = Object.freeze({
  ...names,
  // Without the article, which the columns of a calendar have no room for.
  'calendar.weekdays-short': names['calendar.weekdays'].replace(/(^|,)ال/g, '$1'),
  'calendar.ordinals': '',
} satisfies TextsLike<typeof spanishDateTexts>);
