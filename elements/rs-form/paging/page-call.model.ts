import type { LayoutClasses } from '../definition/layouts.model.js';
import { parseJson } from '../../../shared/json/parse-json.model.js';
import { pagingLimits, type PageCall } from './paging.model.js';

const calls = /(?:^|[^\w$])(?:rsfp_changePage|RSFormPro\.Pages\.change)\s*\(\s*/g;

/** Returns true if a handler's text calls the page-change routine at all. */
export function mentionsPageCall(handler: string): boolean {
  return /rsfp_changePage|Pages\.change/.test(handler);
}

/**
 * Reads the page-change call in a handler's text: the last one, since the server puts the author's own code in
 * front. Null where there is none, or none that the server would write. Nothing is ever run.
 */
export function parsePageCall(handler: string): PageCall | null {
  if (handler.length > pagingLimits.handlerLength) return null;
  const found = [...handler.matchAll(calls)].at(-1);
  const values = found && readArguments(handler, found.index + found[0].length);
  if (!values) return null;

  const [formId = null, page = null, total = null] = values.slice(0, 3).map(toCount);
  if (formId === null || page === null || total === null) return null;
  return {
    formId,
    page,
    validate: isOn(values[3]),
    classes: toClasses(values[4]),
    argumentCount: values.length,
  };
}

/** A number from 0 on, quoted or not. */
function toCount(value: unknown): number | null {
  if (typeof value === 'number') return value >= 0 ? value : null;
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : null;
}

function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

function toClasses(value: unknown): LayoutClasses | null {
  if (typeof value !== 'object' || value === null) return null;
  const members = new Map<string, unknown>(Object.entries(value));
  return { fieldError: classIn(members.get('field')), parentError: classIn(members.get('parent')) };
}

/** The server writes a space in front of some; a class list takes one class at a time. */
function classIn(value: unknown): string {
  return typeof value === 'string' ? (/\S+/.exec(value)?.[0] ?? '') : '';
}

/** Matches a sign, a quoted text, or a word; a word or text before a colon is a key. */
const tokens = /\s*(?:([{}:,])|(?:"((?:\\[^]|[^"\\\n])*)"|'((?:\\[^]|[^'\\\n])*)'|([\w$-]+))(?=\s*(:)?))\s*/y;

/**
 * Reads the arguments of a call from its first one on: as JSON, into which quotes and keys of other kinds
 * are translated. Null for everything but numbers, quoted texts, `true`, `false`, `null` and objects of those.
 */
function readArguments(text: string, from: number): readonly unknown[] | null {
  let json = '';
  let depth = 0;
  let at = from;
  while (text.charAt(at) !== ')') {
    tokens.lastIndex = at;
    const token = tokens.exec(text);
    if (!token) return null;
    const [, sign = '', double, single, word = '', colon] = token;
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > pagingLimits.depth) return null;
    const quoted = double ?? single;
    // A space between two values leaves them two, which is no JSON.
    json += ` ${sign || (quoted === undefined && !colon ? literalOf(word) : quote(quoted ?? word))}`;
    at = tokens.lastIndex;
  }
  const values = parseJson(`[${json}]`);
  return Array.isArray(values) ? values : null;
}

/** Returns a word as JSON: a short whole number, `true`, `false` or `null`. Other words become invalid JSON. */
function literalOf(word: string): string {
  return /^-?\d{1,9}$/.test(word) ? String(Number(word)) : word.replace(/^(?!(?:true|false|null)$)/, '?');
}

/** Of the escapes only the plain ones are met: a quote, a slash, a backslash. */
function quote(text: string): string {
  return JSON.stringify(text.replace(/\\([^])/g, '$1'));
}
