import type { DateNames, Translate } from './calendar-date.model.js';
import { dateTexts } from './date-texts.model.js';

/** The names of months and weekdays in the page's language. */
export function namesOf(translate: Translate): DateNames {
  const list = (key: string) => translate(`calendar.${key}`).split(',');
  return {
    months: list('months'),
    monthsShort: list('months-short'),
    weekdays: list('weekdays'),
    weekdaysShort: list('weekdays-short'),
    ordinals: list('ordinals'),
  };
}

/** The names that are understood without asking for a language: those of our own texts. */
export const ownNames: readonly DateNames[] = Object.values(dateTexts).map((texts) => {
  const own = new Map(Object.entries(texts));
  return namesOf((key) => own.get(key) ?? '');
});

/** A name with a capital, as it stands alone and as the server writes it. */
export function capitalised(name = ''): string {
  const [first = ''] = name;
  return first.toUpperCase() + name.slice(first.length);
}
