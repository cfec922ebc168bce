import { addDays, isDay } from '../../../../shared/dates/calendar-day.model.js';
import type { CalendarDay } from '../../../../shared/dates/calendar-date.model.js';
import { readNumber } from '../../../../shared/numbers/read-number.model.js';
import { type Post, postedFiles } from './post.model.js';
import { dayNumber, readDateBy } from './read-date.model.js';
import type { DateBound, FieldRules } from './rules.model.js';

/** Facts beside the post that decide on fields. */
export interface CheckContext {
  readonly post: Post;
  readonly today: CalendarDay;
  /** Code of the last image that the visitor has got; empty for none. */
  readonly captchaCode: string;
  /** Returns the date that another field holds; null for none. */
  readonly dateOf: (name: string) => CalendarDay | null;
}

/** Returns true if the values of a field on show break its rules. */
export function isInvalid(field: FieldRules, values: readonly string[], context: CheckContext): boolean {
  if (field.posts === 'files') return areRefused(field, context.post);
  if (values.every((value) => value.trim() === '')) return field.required === true;
  if (field.posts === 'parts') return !isPartedDate(field, values);
  const texts = values.filter((value) => value !== '');
  if (field.options && (texts.length > (field.most ?? Infinity) || !areOffered(field.options, texts)))
    return true;
  return texts.some((text) => isTooLong(field, text) || breaksFormat(field, text, context));
}

/** Returns true if the files of a field break its rules: their number, their sizes, the ends of their names. */
function areRefused(field: FieldRules, post: Post): boolean {
  const posted = postedFiles(post, field);
  if (posted.length === 0) return field.required === true;
  const { min = 0, max = Infinity, bytes = Infinity, extensions } = field.files ?? {};
  if (posted.length < min || posted.length > max) return true;
  return posted.some(({ fileName, size }) => {
    const [, extension = ''] = /\.([^.]*)$/.exec(fileName.toLowerCase()) ?? [];
    return size > bytes || (extensions !== undefined && !extensions.includes(extension));
  });
}

function areOffered(options: readonly string[], texts: readonly string[]): boolean {
  return texts.every((text) => options.includes(text));
}

/** Returns true for a text with more code points than allowed. A line end is posted as two, and counts as one. */
function isTooLong({ maxLength = Infinity }: FieldRules, text: string): boolean {
  return [...text.replaceAll('\r\n', '\n')].length > maxLength;
}

/** Returns true for a date whose parts are all chosen and make a day, or of which a part is no number. */
function isPartedDate({ parts = [] }: FieldRules, values: readonly string[]): boolean {
  if (!values.every((value) => /^\d{1,4}$/.test(value))) return false;
  const numberOf = (part: 'd' | 'm' | 'y', fallback: number) =>
    parts.includes(part) ? Number(values[parts.indexOf(part)]) : fallback;
  // A leap year has all days that can be there without a year.
  return isDay({ year: numberOf('y', 2000), month: numberOf('m', 1), day: numberOf('d', 1) });
}

function breaksFormat(field: FieldRules, text: string, context: CheckContext): boolean {
  if (field.date) return breaksDate(field, text, context);
  if (field.signs && readNumber(text, { decimals: 2, ...field.signs }) === null) return true;
  switch (field.format) {
    case 'email':
      return text.length > 254 || !emailPattern.test(text);
    case 'url':
      return !webPattern.test(text);
    case 'number':
      return !isNumberWithin(field, text);
    case 'span':
      return !isSpan(field, text);
    case 'captcha':
      return context.captchaCode === '' || text !== context.captchaCode;
    default:
      return false;
  }
}

/** Patterns of texts, the same as in the code for servers. */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
export const webPattern = /^https?:\/\/[^\s/?#]+\.[^\s]+$/i;
export const numberPattern = /^-?\d{1,15}(?:\.\d{1,15})?$/;

function isNumberWithin({ min = -Infinity, max = Infinity }: FieldRules, text: string): boolean {
  return numberPattern.test(text) && Number(text) >= min && Number(text) <= max;
}

/** Returns true for one number, or two with a hyphen of which the first is not the greater one. */
function isSpan(field: FieldRules, text: string): boolean {
  const [, from = '', to = from] = /^(-?[\d.]+)(?:-(-?[\d.]+))?$/.exec(text) ?? [];
  return isNumberWithin(field, from) && isNumberWithin(field, to) && Number(from) <= Number(to);
}

function breaksDate({ date, bounds = [] }: FieldRules, text: string, context: CheckContext): boolean {
  const found = date ? readDateBy(date, text) : null;
  if (!found) return true;
  return bounds.some((bound) => {
    const limit = limitOf(bound, context);
    if (limit === null) return false;
    return bound.is === 'min' ? dayNumber(found) < limit : dayNumber(found) > limit;
  });
}

/** Returns the day of a bound as a number; null where the other field has none. */
function limitOf({ day, from, days = 0 }: DateBound, { today, dateOf }: CheckContext): number | null {
  if (day !== undefined) return day;
  const start = from === undefined ? today : dateOf(from);
  return start && dayNumber(addDays(start, days));
}
