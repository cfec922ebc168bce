import { messageText } from '../../../shared/html/html-text.model.js';
import { objectsIn } from '../../../shared/json/objects-in-text.model.js';
import { isInsideHtml } from './inside-html.model.js';
import { parseJson } from '../../../shared/json/parse-json.model.js';

/** Answer of the server's check of a form. */
export interface ServerAnswer {
  /** The failing components in the order of the form, without repetition. */
  readonly invalidIds: readonly string[];
  /** Component id → the server's words, as text; only where it has any. */
  readonly messages: ReadonlyMap<string, string>;
  /** The page to show (0-based), where the server names one. */
  readonly page: number | null;
  /** The answer as it was written, for a page's own functions. */
  readonly written: object;
}

/** Reads an answer, also between a server's notices and warnings; null for all that is not clearly one. */
export function readAnswer(body: string): ServerAnswer | null {
  const whole = parseJson(body.trim());
  if (whole !== undefined) return isObject(whole) ? answerOf(whole) : null;

  const lines = readLines(body);
  if (lines) return answerOf(lines);

  const [found, second] = [...objectsIn(body)].filter(({ object }) => looksLikeAnswer(object));
  // Two answers are ambiguous.
  return found && !second && !isInsideHtml(body, found) ? answerOf(found.object) : null;
}

/** Only an object's own keys count, by a Map: no name reaches a prototype. */
function answerOf(written: object): ServerAnswer | null {
  if (!looksLikeAnswer(written)) return null;
  const parts = new Map<string, unknown>(Object.entries(written));
  const all = idsOf(parts.get('formComponents') ?? absent(parts, 'formComponents'));
  const invalid = idsOf(parts.get('invalidComponents') ?? absent(parts, 'invalidComponents'));
  if (!all || !invalid) return null;
  return {
    invalidIds: [...new Set(invalid)],
    messages: messagesOf(parts.get('validationMessages')),
    page: pageOf(parts.get('currentPage'), parts.get('allPages')),
    written,
  };
}

/** A missing list is empty; one that is written as null is no list. */
function absent(parts: ReadonlyMap<string, unknown>, key: string): readonly string[] | null {
  return parts.has(key) ? null : [];
}

function looksLikeAnswer(value: object): boolean {
  return Object.hasOwn(value, 'formComponents') || Object.hasOwn(value, 'invalidComponents');
}

function idsOf(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const ids = value.map(idOf);
  return ids.every((id) => id !== null) ? ids : null;
}

/** Numbers, or texts of digits as older servers write them. */
function idOf(value: unknown): string | null {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? id : null;
}

function messagesOf(value: unknown): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  for (const [id, html] of isObject(value) ? Object.entries(value) : []) {
    const text = typeof html === 'string' ? messageText(html) : '';
    if (text !== '') messages.set(id, text);
  }
  return messages;
}

/** The server counts pages from 1 and sends the index of the last one too. */
function pageOf(current: unknown, last: unknown): number | null {
  const page = Number(idOf(current) ?? 0) - 1;
  return page >= 0 && page <= Number(idOf(last) ?? -1) ? page : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An answer in the keys of the JSON form. */
interface LineAnswer {
  readonly formComponents: readonly string[];
  readonly invalidComponents: readonly string[];
  readonly currentPage?: string;
  readonly allPages?: string;
}

/**
 * The older form of an answer, of lines: all ids, the invalid ids, and on a form of pages the page to show and the
 * index of the last. Null for every other text.
 */
function readLines(body: string): LineAnswer | null {
  if (!/^\s*[\d,]+[ \t]*\r?\n[\d,\s]*$/.test(body)) return null;
  const [all = '', invalid = '', currentPage = '', allPages = '', ...rest] = body
    .trimStart()
    .split('\n')
    .map((line) => line.trim());
  if (rest.some((line) => line !== '')) return null;

  return {
    formComponents: idsInLine(all),
    invalidComponents: idsInLine(invalid),
    ...(currentPage !== '' && allPages !== '' ? { currentPage, allPages } : {}),
  };
}

function idsInLine(line: string): readonly string[] {
  return line.split(',').filter((id) => id !== '');
}
