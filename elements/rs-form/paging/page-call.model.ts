import type { LayoutClasses } from '../definition/layouts.model.js';
import { pagingLimits, type PageCall } from './paging.model.js';

const calls = /(?:^|[^\w$])(?:rsfp_changePage|RSFormPro\.Pages\.change)\s*\(/g;

/** Returns whether a handler's text calls the page-change routine at all. */
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

  const [formId, page, total] = values.slice(0, 3).map(toCount);
  if (formId === undefined || page === undefined || total === undefined) return null;
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
function toCount(value: Argument): number | null {
  if (typeof value === 'number') return value >= 0 ? value : null;
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : null;
}

function isOn(value: Argument | undefined): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

function toClasses(value: Argument | undefined): LayoutClasses | null {
  if (!(value instanceof Map)) return null;
  return { fieldError: classIn(value.get('field')), parentError: classIn(value.get('parent')) };
}

/** The server writes a space in front of some; a class list takes one class at a time. */
function classIn(value: unknown): string {
  return typeof value === 'string' ? (/\S+/.exec(value)?.[0] ?? '') : '';
}

/** An argument in a handler's text: only what the server writes there. */
export type Argument = string | number | boolean | null | ReadonlyMap<string, unknown>;

interface Cursor {
  readonly text: string;
  at: number;
}

type Read<Value> = { readonly value: Value } | null;

const words: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/**
 * Reads the arguments of a call from just after its opening bracket. Null for everything but numbers, quoted texts,
 * `true`, `false`, `null` and objects of those. Every character is looked at once.
 */
function readArguments(text: string, from: number): readonly Argument[] | null {
  const cursor: Cursor = { text, at: from };
  const found: Argument[] = [];
  skipSpace(cursor);
  if (take(cursor, ')')) return found;

  for (;;) {
    const read = readValue(cursor, 0);
    if (!read) return null;
    found.push(read.value);
    skipSpace(cursor);
    if (take(cursor, ')')) return found;
    if (!take(cursor, ',')) return null;
  }
}

function readValue(cursor: Cursor, depth: number): Read<Argument> {
  skipSpace(cursor);
  const first = cursor.text.charAt(cursor.at);
  if (first === '"' || first === "'") return readText(cursor);
  if (first === '{') return readObject(cursor, depth + 1);
  return readWord(cursor);
}

function readWord(cursor: Cursor): Read<Argument> {
  const word = wordAt(cursor);
  const known = words.get(word);
  if (known !== undefined) return { value: known };
  return /^-?\d{1,9}$/.test(word) ? { value: Number(word) } : null;
}

function readText(cursor: Cursor): Read<string> {
  const quote = cursor.text.charAt(cursor.at++);
  let value = '';
  while (cursor.at < cursor.text.length) {
    const character = cursor.text.charAt(cursor.at++);
    if (character === quote) return { value };
    if (character === '\n') return null;
    // Of the escapes only the plain ones are met: a quote, a slash, a backslash.
    value += character === '\\' ? cursor.text.charAt(cursor.at++) : character;
  }
  return null;
}

function readObject(cursor: Cursor, depth: number): Read<ReadonlyMap<string, unknown>> {
  if (depth > pagingLimits.depth) return null;
  const value = new Map<string, unknown>();
  cursor.at += 1;
  skipSpace(cursor);
  if (take(cursor, '}')) return { value };

  for (;;) {
    const key = readKey(cursor);
    const member = key && readValue(cursor, depth);
    if (!member) return null;
    value.set(key.value, member.value);
    skipSpace(cursor);
    if (take(cursor, '}')) return { value };
    if (!take(cursor, ',')) return null;
  }
}

function readKey(cursor: Cursor): Read<string> {
  skipSpace(cursor);
  const isQuoted = /["']/.test(cursor.text.charAt(cursor.at));
  const key = isQuoted ? readText(cursor) : { value: wordAt(cursor) };
  skipSpace(cursor);
  return key && (isQuoted || key.value !== '') && take(cursor, ':') ? key : null;
}

function wordAt(cursor: Cursor): string {
  const start = cursor.at;
  while (/[\w$-]/.test(cursor.text.charAt(cursor.at))) cursor.at += 1;
  return cursor.text.slice(start, cursor.at);
}

function skipSpace(cursor: Cursor): void {
  while (/\s/.test(cursor.text.charAt(cursor.at))) cursor.at += 1;
}

function take(cursor: Cursor, character: string): boolean {
  if (cursor.text.charAt(cursor.at) !== character) return false;
  cursor.at += 1;
  return true;
}
