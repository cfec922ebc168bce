/** Names of a language as texts: comma-separated lists, from January and from Sunday on. */
export interface NameTexts {
  readonly 'calendar.months': string;
  readonly 'calendar.months-short': string;
  readonly 'calendar.weekdays': string;
  readonly 'calendar.weekdays-short': string;
}

/** A year that begins in January, and whose first day is a Monday. */
const year = 2024;

/**
 * Returns the names of months and weekdays in a language, by the browser's data. Twelve more names of months follow where
 * the language writes them differently in a date, such as Polish. Short names have no full stop.
 *
 * The names are made when the first one is read: it takes some milliseconds, and a script with all languages contains
 * those of eight.
 */
export function namesIn(language: string): NameTexts {
  let made: NameTexts | undefined;
  const read = (key: keyof NameTexts) => (made ??= makeNames(language))[key];
  return {
    get 'calendar.months'() {
      return read('calendar.months');
    },
    get 'calendar.months-short'() {
      return read('calendar.months-short');
    },
    get 'calendar.weekdays'() {
      return read('calendar.weekdays');
    },
    get 'calendar.weekdays-short'() {
      return read('calendar.weekdays-short');
    },
  };
}

/** Joins texts, the second ones over the first. None is read, so names stay unmade. */
export function joinTexts<First extends object, Second extends object>(
  first: First,
  second: Second,
): Readonly<First & Second> {
  const all = { ...Object.getOwnPropertyDescriptors(first), ...Object.getOwnPropertyDescriptors(second) };
  return Object.freeze(Object.defineProperties({}, all) as First & Second);
}

function makeNames(language: string): NameTexts {
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(year, 0, 7 + day)));
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(year, month, 1)));
  const write = (dates: readonly Date[], options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return dates.map((date) => format.format(date).replace(/\.$/, ''));
  };
  const alone = write(months, { month: 'long' });
  const inDates = monthsInDates(language, months);
  const isSame = inDates.every((name, month) => name === alone[month]);
  return {
    'calendar.months': [...alone, ...(isSame ? [] : inDates)].join(),
    'calendar.months-short': write(months, { month: 'short' }).join(),
    'calendar.weekdays': write(days, { weekday: 'long' }).join(),
    'calendar.weekdays-short': write(days, { weekday: 'short' }).join(),
  };
}

function monthsInDates(language: string, months: readonly Date[]): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return months.map((date) => format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '');
}
