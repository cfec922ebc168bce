import { formatText } from '../../../shared/i18n/format-text.js';
import type { Translate } from '../../../shared/dates/calendar-date.model.js';
import { texts as en } from '../../../elements/rs-calendar/texts/en.js';
import { es } from '../../../elements/rs-calendar/texts/es.js';
import { namesOf } from '../../../shared/dates/date-names.model.js';

/** Returns the calendar's own texts in a language. */
export function translateTo(language: 'es' | 'en'): Translate {
  const texts = new Map<string, string>(Object.entries({ es, en }[language]));
  return (key, ...values) => formatText(texts.get(key) ?? key, values, language);
}

export const spanish = namesOf(translateTo('es'));
export const english = namesOf(translateTo('en'));
