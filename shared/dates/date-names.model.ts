import type { DateNames, Translate } from './calendar-date.model.js';
import { englishDateTexts } from './texts/en.js';
import { spanishDateTexts } from './texts/es.js';

/** Returns the names of months and weekdays in the language of a translator. */
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

/** Names in the languages of the suite, which are accepted in every page. */
export const suiteNames: readonly DateNames[] = [spanishDateTexts, englishDateTexts].map((texts) => {
  const own = new Map(Object.entries(texts));
  return namesOf((key) => own.get(key) ?? '');
});

/** Returns a name with a capital first letter. */
export function capitalised(name = ''): string {
  const [first = ''] = name;
  return first.toUpperCase() + name.slice(first.length);
}
