/** Option name in lower case to value. */
export type Options = ReadonlyMap<string, string>;

/** Options of a text. If the text is invalid, `problem` says why and there are no options. */
export interface ReadOptions {
  readonly options: Options;
  readonly problem: string;
}

/** Options of a text with brackets, and the text outside of all brackets. */
export interface ReadBrackets extends ReadOptions {
  readonly rest: string;
}

/** Option name that is never set, because it accesses an object's prototype. */
const refusedName = '__proto__';

const none: Options = new Map();

/**
 * Parses `name[value]; name[value]` in linear time. A value may contain quotes, semicolons and pairs of brackets. The
 * last value of a name wins.
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
      return {
        options: none,
        rest: tidy(text),
        problem: 'found a bracket that is never closed, expected name[value]',
      };
    }
    const nameAt = nameStart(text, open, at);
    rest += `${text.slice(at, nameAt)} `;
    set(options, text.slice(nameAt, open), text.slice(open + 1, close).trim());
    at = close + 1;
  }
}

/** Returns true if a text contains a `name[`. */
export function hasBrackets(text: string): boolean {
  for (let open = text.indexOf('['); open >= 0; open = text.indexOf('[', open + 1)) {
    if (open > 0 && isNameCharacter(text.charCodeAt(open - 1))) return true;
  }
  return false;
}

/** Parses a flat JSON object. Numbers and booleans become text; nested values are ignored. */
export function readJsonOptions(text: string): ReadOptions {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { options: none, problem: 'found no JSON object, expected {"name":"value"}' };
  }
  const options = new Map<string, string>();
  for (const [name, entry] of Object.entries(value as Readonly<Record<string, unknown>>)) {
    if (typeof entry === 'string') set(options, name, entry.trim());
    else if (typeof entry === 'number' || typeof entry === 'boolean') set(options, name, String(entry));
  }
  return { options, problem: '' };
}

/** Returns the index of the matching closing bracket; -1 without one. */
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

/** Returns true for letters, digits, `_` and `-`. */
function isNameCharacter(code: number): boolean {
  const isLetter = (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  return isLetter || (code >= 0x30 && code <= 0x39) || code === 0x5f || code === 0x2d;
}

/** Sets an option by its name in lower case. */
function set(options: Map<string, string>, name: string, value: string): void {
  const own = name.trim().toLowerCase();
  if (own !== '' && own !== refusedName) options.set(own, value);
}

/** Returns the text outside of the brackets as words. */
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
