import type { CalendarDate } from '../../../shared/dates/calendar-date.model.js';
import type { Random } from './oracle.js';

const days = ['DD', 'D', 'Do'];
const months = ['MM', 'M', 'MMM', 'MMMM'];
const weekdays = ['dddd', 'ddd', 'dd', 'd', 'E', 'e'];
const times = [
  ...['HH:mm', 'H:m', 'hh:mm A', 'h:mm a', 'HH:mm:ss', 'kk:mm', 'k:m:s', 'H[h]mm', 'HH:mm:ss.SSS'],
  ...['h:mm:ss A', 'HH', 'HH.mm', 'A h:mm', '[24h] HH:mm'],
];
const signs = ['-', '/', '.', ' ', ', ', ' [de] ', ' [d] ', ' [1] ', '[º] '];

/** Generates a format that can be parsed back. */
export function readableFormat({ below, oneOf, shuffled }: Random): string {
  const day =
    below(10) === 0
      ? shuffled([oneOf(['DDD', 'DDDD']), 'YYYY'])
      : shuffled([oneOf(days), oneOf(months), oneOf(['YYYY', 'YYYY', 'Y', 'YY'])]);
  const date = [...(below(5) === 0 ? [oneOf(weekdays)] : []), day.join(oneOf(signs))].join(' ');
  if (below(3) === 0) return date;
  const between = oneOf([' ', ', ', ' [a las] ', '[T]']);
  // An hour alone in front of the day cannot be distinguished from it: differences.ts.
  const time = oneOf(times);
  return (below(5) === 0 && time !== 'HH' ? [time, date] : [date, time]).join(between);
}

/** Generates a format of anything that can be written: in moment's spelling, and in PHP's if PHP has all its parts. */
export function anyFormat({ below, oneOf }: Random): { moment: string; php: string | null } {
  const pieces = Array.from({ length: 1 + below(7) }, () => oneOf(writable));
  const [moments, phps] = oneOf(separators);
  const isPhp = pieces.every(([, php]) => php !== undefined);
  return {
    moment: pieces.map(([moment]) => moment).join(moments),
    php: isPhp ? pieces.map(([, php]) => php).join(phps) : null,
  };
}

/** Tokens that can be written, in moment's spelling and in PHP's. */
const writable: readonly (readonly [string, string?])[] = [
  ...([
    ['YYYY', 'Y'],
    ['YY', 'y'],
    ['Y'],
    ['Q'],
    ['MMMM', 'F'],
    ['MMM', 'M'],
    ['MM', 'm'],
    ['M', 'n'],
  ] as const),
  ...([['Mo'], ['DD', 'd'], ['D', 'j'], ['Do', 'jS'], ['DDD'], ['DDDD', 'z']] as const),
  ...([['dddd', 'l'], ['ddd', 'D'], ['dd'], ['d', 'w'], ['E', 'N'], ['e']] as const),
  ...([['HH', 'H'], ['H', 'G'], ['hh', 'h'], ['h', 'g'], ['kk'], ['k'], ['mm', 'i'], ['m']] as const),
  ...([['ss', 's'], ['s'], ['S'], ['SS'], ['SSS', 'v'], ['A', 'A'], ['a', 'a']] as const),
  ...([
    ['[DD]', '\\D\\D'],
    ['[a las]', '\\a \\l\\a\\s'],
    ['[d/m/Y]', '\\d/\\m/\\Y'],
    ['[24h]', '24\\h'],
  ] as const),
];

const separators = [
  ...([
    ['-', '-'],
    ['/', '/'],
    ['.', '.'],
    [' ', ' '],
    [', ', ', '],
    [' [de] ', ' \\d\\e '],
  ] as const),
  ...([
    ['<', '<'],
    ['"', '"'],
    ['·', '·'],
    [' [1º] ', ' 1º '],
  ] as const),
];

/** Generates a date: leap days, ends of years and changes of the clocks more often than others. */
export function anyDate({ below, oneOf }: Random): CalendarDate {
  const special = [
    ...['2028-02-29', '2000-02-29', '2027-12-31', '2028-01-01', '2027-03-28', '2027-10-31', '2027-03-14'],
    ...['2027-11-07', '2100-02-28', '1970-01-01'],
  ];
  const time = { hour: below(24), minute: below(60), ...(below(2) === 0 ? { second: 1 + below(59) } : {}) };
  if (below(4) > 0) return { year: 1900 + below(200), month: 1 + below(12), day: 1 + below(28), ...time };
  const [year = 0, month = 0, day = 0] = oneOf(special).split('-').map(Number);
  return { year, month, day, ...time };
}

/** Typing errors. */
const damages: readonly ((text: string, random: Random) => string)[] = [
  (text) => text,
  (text) => text.replaceAll(' ', '  '),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => ` ${text} `,
  (text) => `${text} por favor`,
  (text) => `el ${text}`,
  (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  (text) => text.replace(/\p{L}{3,}/gu, '$&.'),
  (text) => text.replace(/\b0(?=\d)/g, ''),
  (text, { oneOf }) => text.replace(/[-/.:]/g, oneOf(['-', '/', '.', ' ', '_'])),
  (text) => text.replace(/\D*\d+\D*$/, ''),
];

/** Returns a text with typing errors. */
export function damaged(text: string, random: Random): string {
  return random.oneOf(damages)(text, random);
}
