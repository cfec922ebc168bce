import type { DateNames } from '../../../shared/dates/calendar-date.model.js';
import { fold } from '../../../shared/dates/fold-text.model.js';

/** Shortest abbreviation that is read, in letters. */
const shortestAbbreviation = 3;

/** Shortest name that may have an ending, as in Basque `abenduak`. */
const shortestStem = 5;

/**
 * Forms that people write and that no list of names has, by the number of their month: Spanish, German and Austrian
 * ones, and the Arabic names of the Levant and of the Maghreb.
 */
const otherForms: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, 'jänner', 'jaenner', 'كانون الثاني', 'جانفي'],
      [2, 'feber', 'شباط', 'فيفري'],
      [3, 'mzo', 'mrz', 'maerz', 'آذار'],
      [4, 'نيسان', 'أفريل'],
      [5, 'أيار', 'ماي'],
      [6, 'حزيران', 'جوان'],
      [7, 'تموز', 'جويلية'],
      [8, 'agto', 'آب', 'أوت'],
      [9, 'set', 'setbre', 'septbre', 'sepbre', 'أيلول'],
      [10, 'octbre', 'تشرين الأول'],
      [11, 'novbre', 'تشرين الثاني'],
      [12, 'dicbre', 'كانون الأول'],
    ] as const
  ).flatMap(([month, ...forms]) => forms.map((form) => [fold(form), month] as const)),
);

/** Form of two words. */
const longForms = [...otherForms.keys()].filter((form) => form.includes(' '));

/**
 * Replaces abbreviations and other forms of months by their names: `sept`, `febr`, `mrz`. A word that could be two
 * months, or that is a weekday, stays.
 *
 * @param plain - Folded text.
 */
export function spellOutMonths(plain: string, names: DateNames): string {
  const lists = foldedNames(names);
  const known = new Set([...lists.months, ...lists.monthsShort]);
  const nameOf = (month: number) => lists.months[month - 1] ?? '';
  const joined = longForms.reduce(
    (text, form) => (known.has(form) ? text : text.replace(form, nameOf(otherForms.get(form) ?? 0))),
    plain,
  );
  return joined.replace(/\p{L}+/gu, (word: string, at: number) => {
    if (known.has(word)) return word;
    const month = otherForms.get(word) ?? monthOf(word, lists.months);
    if (month === null) return word;
    // "mar" is a month behind a number, and may be a weekday elsewhere.
    const isWeekday = lists.weekdays.some((weekday) => weekday.startsWith(word));
    const [before = ''] =
      joined
        .slice(0, at)
        .match(/[^\s.-]/g)
        ?.slice(-1) ?? [];
    return isWeekday && !/\d/.test(before) ? word : nameOf(month);
  });
}

type FoldedNames = Readonly<Record<'months' | 'monthsShort' | 'weekdays', readonly string[]>>;

function foldedNames({ months, monthsShort, weekdays, weekdaysShort }: DateNames): FoldedNames {
  const plain = (list: readonly string[]) => list.map((name) => fold(name).replace(/\.$/, ''));
  return {
    months: plain(months),
    monthsShort: plain(monthsShort),
    weekdays: plain([...weekdays, ...weekdaysShort]),
  };
}

/** Returns the only month that a word abbreviates or that it is a form of; null for several and for none. */
function monthOf(word: string, months: readonly string[]): number | null {
  if (word.length < shortestAbbreviation) return null;
  const found = new Set<number>();
  months.forEach((name, index) => {
    // Some languages have a preposition in the names for dates, as Catalan "de gener": the last word is the name.
    const stem = name.match(/\p{L}+/gu)?.at(-1) ?? name;
    const isForm = stem.length >= shortestStem && word.startsWith(stem);
    // A list may have twelve more names, for dates.
    if (stem.startsWith(word) || isForm) found.add((index % 12) + 1);
  });
  const [month] = found;
  return found.size === 1 && month !== undefined ? month : null;
}
