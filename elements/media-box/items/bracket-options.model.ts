/** Own name in lower case → value. */
export type Options = ReadonlyMap<string, string>;

/** What a text of options says; where it cannot be read there is a reason and not one option. */
export interface ReadOptions {
  readonly options: Options;
  readonly problem: string;
}

/** What a text with brackets says, and what of it stands outside of every pair. */
export interface ReadBrackets extends ReadOptions {
  readonly rest: string;
}

/** A name that only scripts give to an object's own machinery. */
const refusedName = '__proto__';

const none: Options = new Map();

/**
 * Reads `name[value]; name[value]` from left to right, each character a fixed number of times. A value may hold
 * quotes, semicolons and pairs of brackets; of two values of one name the last counts.
 */
export function readBrackets(text: string): ReadBrackets {
  const options = new Map<string, string>();
  let rest = '';
  let at = 0;
  for (;;) {
    const open = text.indexOf('[', at);
    if (open < 0) return { options, rest: tidy(rest + text.slice(at)), problem: '' };
    const close = closingBracket(text, open);
    if (close < 0) {
      return { options: none, rest: tidy(text), problem: 'a bracket is opened and never closed' };
    }
    const nameAt = nameStart(text, open, at);
    rest += `${text.slice(at, nameAt)} `;
    set(options, text.slice(nameAt, open), text.slice(open + 1, close).trim());
    at = close + 1;
  }
}

/** Whether a text has at least one `name[` in it. */
export function hasBrackets(text: string): boolean {
  for (let open = text.indexOf('['); open >= 0; open = text.indexOf('[', open + 1)) {
    if (open > 0 && isNameCharacter(text.charCodeAt(open - 1))) return true;
  }
  return false;
}

/** Reads a flat JSON object: numbers and booleans as their text, what is nested not at all. */
export function readJsonOptions(text: string): ReadOptions {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { options: none, problem: 'it is no JSON object' };
  }
  const options = new Map<string, string>();
  for (const [name, entry] of Object.entries(value as Readonly<Record<string, unknown>>)) {
    if (typeof entry === 'string') set(options, name, entry.trim());
    else if (typeof entry === 'number' || typeof entry === 'boolean') set(options, name, String(entry));
  }
  return { options, problem: '' };
}

/** Where the bracket that is opened at a place is closed, past the pairs inside; -1 where it never is. */
function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5b) depth++;
    else if (code === 0x5d && --depth === 0) return at;
  }
  return -1;
}

function nameStart(text: string, open: number, from: number): number {
  let at = open;
  while (at > from && isNameCharacter(text.charCodeAt(at - 1))) at--;
  return at;
}

/** Letters, digits, `_` and `-`. */
function isNameCharacter(code: number): boolean {
  const isLetter = (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return isLetter || (code >= 0x30 && code <= 0x39) || code === 0x5f || code === 0x2d;
}

/** Sets an option under its name in lower case. */
function set(options: Map<string, string>, name: string, value: string): void {
  const own = name.trim().toLowerCase();
  if (own !== '' && own !== refusedName) options.set(own, value);
}

/** What is left between the pairs, as words. */
function tidy(text: string): string {
  return text
    .split(/[\s;]/)
    .filter((word) => word !== '')
    .join(' ');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
