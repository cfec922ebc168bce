import { isPlainObject } from '../../../shared/json/plain-object.model.js';

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

/** Words of Contact Form 7's `status` for a message that was sent. */
const sentWords: ReadonlySet<unknown> = new Set(['mail_sent', 'sent', 'success', 'ok']);

/** Keys with a list of errors of the whole form, in Django. */
const formLists: ReadonlySet<string> = new Set(['non_field_errors', '__all__']);

/** Keys with words about the whole form: of Django, of problem details (RFC 9457), of Laravel, and widely used ones. */
const formKeys = [...formLists, 'detail', 'message', 'error', 'title'];

/** Keys that are no fields, unless they have a list of errors. */
const otherKeys: ReadonlySet<string> = new Set([...formKeys, 'type', 'status', 'instance', 'code']);

/**
 * Reads the JSON with which a server answers a form: Laravel's and Rails' `errors`, Django REST framework, problem details
 * (RFC 9457) with `errors` or `invalid-params`, and Contact Form 7. Only an answer that is clearly good is accepted.
 *
 * @param status HTTP status of the answer.
 */
export function readDataAnswer(status: number, data: unknown): DataAnswer {
  if (!isPlainObject(data)) return { type: 'unclear' };
  const written = new Map<string, unknown>(Object.entries(data));
  const errors = errorsIn(written, status);
  const messages = messagesIn(written);
  if (errors.length === 0 && isAccepted(written, status))
    return { type: 'accepted', message: messages[0] ?? '', url: addressIn(written) };
  if (errors.length === 0 && messages.length === 0) return { type: 'unclear' };
  if (status >= 500 || status === 401 || status === 403) return { type: 'unclear' };
  return { type: 'refused', errors, messages: errors.length > 0 ? [] : messages };
}

function isAccepted(written: ReadonlyMap<string, unknown>, status: number): boolean {
  if (status < 200 || status > 299) return false;
  if (written.get('success') === false || written.get('ok') === false) return false;
  const word = written.get('status');
  return typeof word !== 'string' || sentWords.has(word);
}

function errorsIn(written: ReadonlyMap<string, unknown>, status: number): readonly DataError[] {
  const lists = ['errors', 'invalid-params', 'invalidParams', 'invalid_fields'].map((key) =>
    written.get(key),
  );
  const named = lists.flatMap((list) => (Array.isArray(list) ? list.flatMap(entryOf) : entriesOf(list)));
  if (named.length > 0 || status < 400) return named;
  // Django REST framework has the fields at the top.
  const isField = (key: string, value: unknown) =>
    !formLists.has(key) && (!otherKeys.has(key) || Array.isArray(value));
  return entriesOf(Object.fromEntries([...written].filter(([key, value]) => isField(key, value))));
}

/** Returns the error in one entry of a list, which names its field by a key, or by a JSON pointer. */
function entryOf(entry: unknown): readonly DataError[] {
  if (!isPlainObject(entry)) return [];
  const { pointer, field, name, param, path, message, detail, reason, msg } = entry;
  const named = [field, name, param, path].find((one) => typeof one === 'string');
  const words = [detail, message, reason, msg].find((one) => typeof one === 'string');
  const fieldName = typeof pointer === 'string' ? nameOfPointer(pointer) : named;
  return typeof fieldName === 'string' && typeof words === 'string' && words !== ''
    ? [{ name: fieldName, message: words }]
    : [];
}

/** Returns the errors of an object with the names of fields as keys. */
function entriesOf(written: unknown): readonly DataError[] {
  if (!isPlainObject(written)) return [];
  return Object.entries(written).flatMap(([name, words]) => {
    const message = wordsOf(words);
    return message === '' ? [] : [{ name, message }];
  });
}

function messagesIn(written: ReadonlyMap<string, unknown>): readonly string[] {
  return formKeys
    .map((key) => wordsOf(written.get(key)))
    .filter((words) => words !== '')
    .slice(0, 1);
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const texts = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  return texts.join(' ').trim();
}

function addressIn(written: ReadonlyMap<string, unknown>): string {
  const address = [...['redirect', 'redirect_url', 'redirectUrl', 'location']]
    .map((key) => written.get(key))
    .find((one) => typeof one === 'string');
  return typeof address === 'string' ? address : '';
}

/** `#/author/name` is the control `author[name]`, `#/topics/0` is `topics` (RFC 6901). */
function nameOfPointer(pointer: string): string {
  const [first = '', ...rest] = pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return first + rest.map((part) => `[${part}]`).join('');
}

/**
 * Returns the field of a form for a name in an answer; '' for none. `topics.0` and `topics[0]` are `topics`, `author.name`
 * is `author[name]`.
 *
 * @example
 *   fieldForName(['author[name]'], 'author.name'); // 'author[name]'
 */
export function fieldForName(names: readonly string[], written: string): string {
  const brackets = written.replace(/\.([^.[\]]+)/g, '[$1]');
  const ways = [written, brackets, brackets.replace(/\[\d*\]$/, ''), brackets.replace(/\[.*/, '')];
  return ways.find((one) => names.includes(one)) ?? '';
}
