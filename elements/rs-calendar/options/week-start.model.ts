import { calendarDefaults } from './options.model.js';

/** Week data of a locale. Older engines have a property, newer ones a method, some neither. */
interface LocaleWithWeek extends Intl.Locale {
  /** First day, 1 for Monday to 7. */
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

/** Regions whose week does not begin on Monday, for browsers without week data: 0 for Sunday, 6 for Saturday. */
const usualDays: ReadonlyMap<string, number> = new Map([
  ...['en', 'en-us', 'en-ca', 'es-mx', 'he', 'ja', 'ko', 'pt', 'pt-br'].map((one) => [one, 0] as const),
  ...['ar', 'ar-eg', 'fa'].map((one) => [one, 6] as const),
]);

/**
 * Returns the first day of the week in a language, 0 for Sunday to 6, by the browser's data of locales. Monday if the
 * browser has no data, and for no language or an invalid one.
 *
 * @param createLocale - Creates a locale of a language; throws a RangeError for an invalid one.
 */
export function weekStartIn(
  language: string,
  createLocale: (language: string) => LocaleWithWeek = (text) => new Intl.Locale(text),
): number {
  try {
    const locale = createLocale(language.trim());
    const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {};
    if (firstDay !== undefined) return firstDay % 7;
    return usualDays.get(locale.baseName.toLowerCase()) ?? calendarDefaults.weekStart;
  } catch {
    return calendarDefaults.weekStart;
  }
}
