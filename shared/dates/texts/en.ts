import type { TextsLike } from '../../i18n/texts.js';
import type { spanishDateTexts } from './es.js';

/** English names of months and weekdays. */
export const englishDateTexts = Object.freeze({
  'calendar.months': 'January,February,March,April,May,June,July,August,September,October,November,December',
  'calendar.months-short': 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec',
  'calendar.weekdays': 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday',
  'calendar.weekdays-short': 'Sun,Mon,Tue,Wed,Thu,Fri,Sat',
  'calendar.ordinals': 'th,st,nd,rd',
} satisfies TextsLike<typeof spanishDateTexts>);
