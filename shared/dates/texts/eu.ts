import type { TextsLike } from '../../i18n/texts.js';
import type { spanishDateTexts } from './es.js';

/**
 * Basque names of months and weekdays, the months also as they are written in a date. They are written here, because not
 * every browser has Basque data.
 */
export const basqueDateTexts = Object.freeze({
  'calendar.months':
    'urtarrila,otsaila,martxoa,apirila,maiatza,ekaina,uztaila,abuztua,iraila,urria,azaroa,abendua,urtarrilaren,otsailaren,martxoaren,apirilaren,maiatzaren,ekainaren,uztailaren,abuztuaren,irailaren,urriaren,azaroaren,abenduaren',
  'calendar.months-short': 'urt,ots,mar,api,mai,eka,uzt,abu,ira,urr,aza,abe',
  'calendar.weekdays': 'igandea,astelehena,asteartea,asteazkena,osteguna,ostirala,larunbata',
  'calendar.weekdays-short': 'ig,al,ar,az,og,or,lr',
  'calendar.ordinals': '.',
} satisfies TextsLike<typeof spanishDateTexts>);
