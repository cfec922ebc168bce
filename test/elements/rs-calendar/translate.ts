import { formatText } from '../../../shared/i18n/format-text.js';
import type { Translate } from '../../../shared/dates/calendar-date.model.js';
import { calendarTexts } from '../../../elements/rs-calendar/calendar/texts.model.js';
import { dateTexts } from '../../../shared/dates/date-texts.model.js';
import { namesOf } from '../../../shared/dates/date-names.model.js';

/** The calendar's own texts, as a page in that language has them. */
export function translateTo(language: keyof typeof calendarTexts): Translate {
  const texts = new Map<string, string>(
    Object.entries({ ...calendarTexts[language], ...dateTexts[language] }),
  );
  return (key, ...values) => formatText(texts.get(key) ?? key, values, language);
}

export const spanish = namesOf(translateTo('es'));
export const english = namesOf(translateTo('en'));
