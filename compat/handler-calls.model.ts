/** Call in the text of a handler: its dotted name, and its arguments. */
export interface HandlerCall {
  readonly path: string;
  readonly values: readonly HandlerValue[];
}

/** Argument of a call. `this` is the element with the handler. */
export type HandlerValue = string | number | boolean | null | typeof self;

/** Symbol for `this`. */
export const self = Symbol('this');

/** Names that may be called: those of the server, and the hook of its payment plugin. */
const allowed =
  /^(?:RSFormPro(?:\.\w{1,40}){1,3}|rsfp_\w{1,40}|getPrice_\d{1,9}|refreshCaptcha|ajaxValidation)$/;

const tokens =
  /\s*(?:([A-Za-z_$][\w$.]{0,120})|(-?\d+(?:\.\d+)?)|'([^'\\]{0,2000})'|"([^"\\]{0,2000})"|([(),;]))\s*/y;

/** Maximum length of a handler. The server's are shorter. */
const mostCharacters = 4000;

/**
 * Parses the text of a handler as calls with literal arguments. It evaluates nothing.
 *
 * @example readHandler('RSFormPro.addMoreFiles(this); return false;')
 * @returns the calls; null for a text that contains anything else
 */
export function readHandler(text: string): readonly HandlerCall[] | null {
  if (text.length > mostCharacters) return null;
  const words = tokensOf(text.replace(/^\s*javascript:/i, ''));
  return words && readCalls(words);
}

type Token = { readonly name: string } | { readonly value: string | number } | { readonly sign: string };

function tokensOf(text: string): readonly Token[] | null {
  const found: Token[] = [];
  tokens.lastIndex = 0;
  while (tokens.lastIndex < text.length) {
    const match = tokens.exec(text);
    if (!match) return null;
    const [, name, number, single, double, sign] = match;
    if (name !== undefined) found.push({ name });
    else if (number !== undefined) found.push({ value: Number(number) });
    else if (sign !== undefined) found.push({ sign });
    else found.push({ value: single ?? double ?? '' });
  }
  return found;
}

function readCalls(words: readonly Token[]): readonly HandlerCall[] | null {
  const calls: HandlerCall[] = [];
  let at = 0;
  while (at < words.length) {
    if (isSign(words[at], ';')) {
      at += 1;
      continue;
    }
    const path = nameOf(words[at]);
    if (path === 'return') {
      at += /^(true|false)$/.test(nameOf(words[at + 1]) ?? '') ? 2 : 1;
      continue;
    }
    if (path === undefined || !allowed.test(path) || !isSign(words[at + 1], '(')) return null;
    const end = words.findIndex((word, index) => index > at && isSign(word, ')'));
    const values = end < 0 ? null : valuesOf(words.slice(at + 2, end));
    if (!values) return null;
    calls.push({ path, values });
    at = end + 1;
  }
  return calls;
}

function valuesOf(words: readonly Token[]): readonly HandlerValue[] | null {
  const values: HandlerValue[] = [];
  for (const [index, word] of words.entries()) {
    if (index % 2 === 1) {
      if (!isSign(word, ',')) return null;
      continue;
    }
    const value = 'value' in word ? word.value : constants.get(nameOf(word) ?? '');
    if (value === undefined) return null;
    values.push(value);
  }
  return words.length % 2 === 0 && words.length > 0 ? null : values;
}

const constants: ReadonlyMap<string, HandlerValue> = new Map<string, HandlerValue>([
  ['this', self],
  ['true', true],
  ['false', false],
  ['null', null],
]);

function nameOf(word: Token | undefined): string | undefined {
  return word && 'name' in word ? word.name : undefined;
}

function isSign(word: Token | undefined, sign: string): boolean {
  return word !== undefined && 'sign' in word && word.sign === sign;
}
