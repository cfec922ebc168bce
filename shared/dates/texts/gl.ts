import type { TextsLike } from '../../i18n/texts.js';
import type { spanishDateTexts } from './es.js';

/** Galician names of months and weekdays. They are written here, because not every browser has Galician data. */
export const galicianDateTexts = Object.freeze({
  'calendar.months': 'xaneiro,febreiro,marzo,abril,maio,xuño,xullo,agosto,setembro,outubro,novembro,decembro',
  'calendar.months-short': 'xan,feb,mar,abr,mai,xuñ,xul,ago,set,out,nov,dec',
  'calendar.weekdays': 'domingo,luns,martes,mércores,xoves,venres,sábado',
  'calendar.weekdays-short': 'dom,lun,mar,mér,xov,ven,sáb',
  'calendar.ordinals': 'º',
} satisfies TextsLike<typeof spanishDateTexts>);
