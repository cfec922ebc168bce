import { defaultDateFormat } from '../../../../shared/dates/calendar-date.model.js';
import type { FormatToken } from '../../../../shared/dates/compile-format.model.js';
import { formatOfCalendar } from '../date-format.model.js';
import type { Language, PlaygroundField } from '../playground.model.js';
import { namesIn } from '../month-names.model.js';
import type { DateBound, DateGroup, DateRules } from './rules.model.js';

/** Pattern and meaning of a token; a token without a meaning is skipped. */
type Piece = readonly [pattern: string, group?: DateGroup];

const pieces: ReadonlyMap<string, Piece> = new Map<string, Piece>([
  ['YYYY', ['(\\d{4})', 'Y']],
  ['YY', ['(\\d{2})', 'y']],
  ['MM', ['(\\d{2})', 'm']],
  ['M', ['(\\d{1,2})', 'm']],
  ['DD', ['(\\d{2})', 'd']],
  ['D', ['(\\d{1,2})', 'd']],
  ['HH', ['(\\d{2})', 'H']],
  ['H', ['(\\d{1,2})', 'H']],
  ['hh', ['(\\d{2})', 'h']],
  ['h', ['(\\d{1,2})', 'h']],
  ['mm', ['(\\d{2})', 'i']],
  ['m', ['(\\d{1,2})', 'i']],
  ['ss', ['[0-5]\\d']],
  ['A', ['([AaPp][Mm])', 'a']],
  ['a', ['([AaPp][Mm])', 'a']],
]);

/** Returns the rules for the text of a calendar. */
export function dateRulesOf(field: PlaygroundField, language: Language): DateRules {
  const text = field.format || defaultDateFormat;
  const { tokens } = formatOfCalendar(field);
  const groups: DateGroup[] = [];
  const months = tokens.flatMap((token) => monthsOf(token, language));
  const pattern = tokens.map((token) => patternOf(token, groups)).join('');
  return { text, pattern: `^${pattern}$`, groups, months };
}

function monthsOf(token: FormatToken, language: Language): readonly string[] {
  if (token.kind === 'literal' || !/^MMMM?$/.test(token.spelling)) return [];
  return namesIn(language, token.spelling === 'MMM' ? 'short' : 'long').map((name) => name.toLowerCase());
}

function patternOf(token: FormatToken, groups: DateGroup[]): string {
  if (token.kind === 'literal') return escapePattern(token.text);
  if (/^MMMM?$/.test(token.spelling)) {
    groups.push('M');
    return '([^\\d\\s]+)';
  }
  const [pattern = '[^\\d\\s]*', group] = pieces.get(token.spelling) ?? [];
  if (group) groups.push(group);
  return pattern;
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/#~-]/g, '\\$&');
}

/** Returns the bounds of a calendar by its own settings, and by those of other calendars. */
export function dateBoundsOf(
  field: PlaygroundField,
  calendars: readonly PlaygroundField[],
): readonly DateBound[] {
  return [
    ...boundOf('min', field.min),
    ...boundOf('max', field.max),
    ...linkOf('min', field.minFrom),
    ...linkOf('max', field.maxFrom),
    ...calendars.flatMap(({ name, rule = '' }) => {
      const [is, target, days = '0'] = rule.split('|');
      if (target !== field.name || (is !== 'min' && is !== 'max')) return [];
      return [{ is, from: name, days: Math.trunc(Number(days)) || 0 } as const];
    }),
  ];
}

function boundOf(is: 'min' | 'max', value: string | number | undefined): readonly DateBound[] {
  const text = String(value ?? '').trim();
  const today = /^today(?:([+-]\d{1,5}))?/.exec(text);
  if (today) return [{ is, days: Number(today[1] ?? 0) }];
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  const [year, month, day] = american
    ? [american[3], american[1], american[2]]
    : (/^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text)?.slice(1) ?? []);
  if (year === undefined) return [];
  return [{ is, day: Number(year) * 10_000 + Number(month) * 100 + Number(day) }];
}

function linkOf(is: 'min' | 'max', link: string | undefined): readonly DateBound[] {
  if (!link) return [];
  const [from = '', days = '0'] = link.split('|');
  return [{ is, from, days: Math.trunc(Number(days)) || 0 }];
}
