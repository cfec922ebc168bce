import { isPlainObject } from '../../../shared/json/plain-object.model.js';
import type { AnswerFormat } from './answer-format.model.js';

/** Words of a server about one field, by the name that it uses. */
export interface DataError {
  readonly name: string;
  readonly message: string;
}

/** JSON answer of a server to a form. */
export type DataAnswer =
  | { readonly type: 'accepted'; readonly message: string; readonly url: string }
  /** Errors of fields, and words about the form as a whole: never both empty. */
  | { readonly type: 'refused'; readonly errors: readonly DataError[]; readonly messages: readonly string[] }
  /** Not clearly one or the other. */
  | { readonly type: 'unclear' };

/** Path of the answer itself. */
const top = '.';

/** Words for a form that was accepted, where the profile names none. */
const usualWords: ReadonlySet<unknown> = new Set(['mail_sent', 'sent', 'success', 'ok']);

/** Keys that are no fields unless they have a list of errors: of problem details (RFC 9457), and widely used ones. */
const otherKeys: ReadonlySet<string> = new Set(['type', 'title', 'status', 'instance', 'code', 'error']);

/** Places in an answer, and the names of the form's fields. */
interface Reading {
  readonly format: AnswerFormat;
  readonly names: readonly string[];
}

/**
 * Reads the JSON with which a server answers a form. Only an answer that is clearly good is accepted.
 *
 * @param status HTTP status of the answer.
 */
export function readDataAnswer(status: number, data: unknown, reading: Reading): DataAnswer {
  if (!isPlainObject(data)) return { type: 'unclear' };
  const { format } = reading;
  const found = errorsIn(data, status, reading);
  const [words = ''] = format.summary
    .map((path) => wordsOf(valueAt(data, path), format))
    .filter((one) => one !== '');
  if (found.length === 0 && isAccepted(data, status, format))
    return { type: 'accepted', message: words, url: textAt(data, format.redirect) };
  if (found.length === 0 && words === '') return { type: 'unclear' };
  if (status >= 500 || status === 401 || status === 403) return { type: 'unclear' };
  const errors = found.filter((one) => !isOfForm(one, reading));
  const ofForm = found.filter((one) => isOfForm(one, reading)).map(({ message }) => message);
  // Beside errors the other words only sum up.
  return { type: 'refused', errors, messages: found.length > 0 ? ofForm : [words] };
}

function isAccepted(data: unknown, status: number, format: AnswerFormat): boolean {
  if (status < 200 || status > 299) return false;
  if (valueAt(data, 'success') === false || valueAt(data, 'ok') === false) return false;
  if (errorPlaces(data, format).some(hasContent)) return false;
  const word = valueAt(data, format.status);
  if (format.accepted) return word !== undefined && format.accepted.includes(String(word));
  return typeof word !== 'string' || usualWords.has(word);
}

/** Returns the value at the path of errors in an answer. It may be undefined, or of any type. */
function errorPlaces(data: unknown, { errors }: AnswerFormat): readonly unknown[] {
  return errors.filter((path) => path !== top).map((path) => valueAt(data, path));
}

/** Returns true if a value says anything, in any depth: an empty list of errors for each field does not. */
function hasContent(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).some(hasContent) : Boolean(value);
}

function errorsIn(data: object, status: number, { format }: Reading): readonly DataError[] {
  const named = errorPlaces(data, format).flatMap((found) =>
    isPlainObject(found)
      ? entriesOf(Object.entries(found), format)
      : [found].flat().flatMap((entry) => entryOf(entry, format)),
  );
  if (named.length > 0 || status < 400 || !format.errors.includes(top)) return named;
  const isOther = (key: string) => format.summary.includes(key) || otherKeys.has(key);
  return entriesOf(
    Object.entries(data).filter(([key, value]) => Array.isArray(value) || !isOther(key)),
    format,
  );
}

/** Returns true if an error is of the form as a whole: it names no field, or a key that is none. */
function isOfForm({ name }: DataError, { format, names }: Reading): boolean {
  return name === '' || (format.summary.includes(name) && fieldForName(names, name) === '');
}

/** Returns the error in one entry of a list: a text, or an object that names its field by a name, or by a JSON pointer. */
function entryOf(entry: unknown, format: AnswerFormat): readonly DataError[] {
  const message = wordsOf(entry, format);
  return message === '' ? [] : [{ name: nameOfPointer(textAt(entry, format.field)), message }];
}

/** Returns the errors of entries with the names of fields as keys. */
function entriesOf(
  entries: readonly (readonly [string, unknown])[],
  format: AnswerFormat,
): readonly DataError[] {
  return entries.flatMap(([name, words]) => {
    const message = wordsOf(words, format);
    return message === '' ? [] : [{ name, message }];
  });
}

/** Returns the words in a text, in an object with a message, or in a list of them. */
function wordsOf(value: unknown, { message }: AnswerFormat): string {
  const texts = [value].flat().map((one) => (typeof one === 'string' ? one : textAt(one, message)));
  return texts
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join(' ');
}

/** Returns the first text at one of these paths; '' for none. */
function textAt(data: unknown, paths: readonly string[]): string {
  const found = paths.map((path) => valueAt(data, path)).find((one) => typeof one === 'string');
  return typeof found === 'string' ? found : '';
}

/** Returns the value at a path of own keys, separated by dots; undefined without one. */
function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => {
    const entries = typeof at === 'object' && at !== null ? Object.entries(at) : [];
    return new Map<string, unknown>(entries).get(key);
  }, data);
}

/** `#/author/name` is the control `author[name]`, `#/topics/0` is `topics` (RFC 6901). A name is no pointer. */
function nameOfPointer(pointer: string): string {
  if (!/^#?\//.test(pointer)) return pointer;
  const [first = '', ...rest] = pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return first + rest.map((part) => `[${part}]`).join('');
}

/**
 * Returns the field of a form for a name in an answer; '' for none. `topics.0` and `topics[0]` are `topics`, `author.name`
 * is `author[name]`. `phone` is the only field whose name ends with `[phone]`, as Rails writes them.
 *
 * @example
 *   fieldForName(['author[name]'], 'author.name'); // 'author[name]'
 */
export function fieldForName(names: readonly string[], written: string): string {
  const brackets = written.replace(/\.([^.[\]]+)/g, '[$1]');
  const ways = [written, brackets, brackets.replace(/\[\d*\]$/, ''), brackets.replace(/\[.*/, '')];
  const [alone = '', ...others] = names.filter((name) => name.endsWith(`[${written}]`));
  return ways.find((one) => names.includes(one)) ?? (others.length === 0 ? alone : '');
}
