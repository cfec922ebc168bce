import moment from 'moment';
import type { CalendarDate, DateNames } from '../../../shared/dates/calendar-date.model.js';
import { capitalised } from '../../../shared/dates/date-names.model.js';
import { english, spanish } from '../../elements/rs-calendar/translate.js';

/** Languages of the oracle: moment's own rules with our names. */
export const languages = [
  ['suite-es', spanish],
  ['suite-en', english],
] as const;

/** Today of the oracle: moment fills missing parts of a date, such as the week, with those of today. */
const today = Date.UTC(2026, 10, 25, 12);

/**
 * Defines locales of moment with our names, as the server's page does for its language, and its today. Returns a function
 * that undoes both.
 */
export function defineLocales(): () => void {
  const [before, { now }] = [moment.locale(), moment];
  for (const [name, names] of languages) defineLocale(name, names);
  moment.locale(before);
  moment.now = () => today;
  return () => {
    languages.forEach(([name]) => moment.updateLocale(name, null));
    moment.now = now;
  };
}

function defineLocale(name: string, names: DateNames): void {
  const list = (words: readonly string[]) => words.map((word) => capitalised(word));
  const [usual = '', first, second, third] = names.ordinals ?? [];
  const endOf = (day: number) =>
    Math.floor(day / 10) === 1 ? usual : ([usual, first, second, third][day % 10] ?? usual);
  moment.defineLocale(name, {
    ...{ months: list(names.months), monthsShort: list(names.monthsShort), monthsParseExact: true },
    ...{ weekdays: list(names.weekdays), weekdaysShort: list(names.weekdaysShort) },
    ...{ weekdaysMin: list(names.weekdaysShort), weekdaysParseExact: true },
    ordinal: (day) => `${day}${endOf(day)}`,
    dayOfMonthOrdinalParse: /\d{1,2}(º|th|st|nd|rd)/,
  });
}

/** Returns the date as moment's. */
export const oracleOf = ({ year, month, day, hour = 0, minute = 0, second = 0 }: CalendarDate) =>
  moment.utc([year, month - 1, day, hour, minute, second]);

/** Returns moment's reading of a text, in the format of `shortly`; null for no date. */
export function readByMoment(text: string, format: string, locale: string): string | null {
  const read = moment.utc(text, format, locale);
  return read.isValid() ? read.format('YYYY-MM-DD HH:mm:ss') : null;
}

/** Returns a date as digits; without a time only the day. */
export const shortly = (date: CalendarDate | null) =>
  date && oracleOf(date).format(date.hour === undefined ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH:mm:ss');

/** Creates a generator with the same numbers on every run (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const shuffled = <Item>(items: readonly Item[]): Item[] => {
    const left = [...items];
    return items.map(() => left.splice(below(left.length), 1)[0] as Item);
  };
  return { below, oneOf, shuffled };
}

export type Random = ReturnType<typeof createRandom>;
