import type { DateNames, Translate } from './calendar-date.model.js';
import { dateTexts } from './date-texts.model.js';

/** The names of months and weekdays in the page's language. */
export function namesOf(translate: Translate): DateNames {
  const list = (key: string) => translate(key).split(',');
  return {
    months: list('calendar.months'),
    monthsShort: list('calendar.months-short'),
    weekdays: list('calendar.weekdays'),
    weekdaysShort: list('calendar.weekdays-short'),
  };
}

/** The names that are understood without asking for a language: those of our own texts. */
export const ownNames: readonly DateNames[] = [
  namesOf((key) => new Map(Object.entries(dateTexts.es)).get(key) ?? ''),
  namesOf((key) => new Map(Object.entries(dateTexts.en)).get(key) ?? ''),
];

/** A name with a capital, as it stands alone and as the server writes it. */
export function capitalised(name: string): string {
  const [first = ''] = name;
  return first.toUpperCase() + name.slice(first.length);
}
