import { spanishDateTexts } from '../../../shared/dates/texts/es.js';

/** Spanish texts that the element starts with; the others come with the calendar. */
export const esFirst = Object.freeze({
  ...spanishDateTexts,
  'calendar.choose-date': 'Elegir fecha',
  'calendar.format-hint': 'Por ejemplo: %s',
});
