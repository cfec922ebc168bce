import type { PrefillDefinition } from '../definition/definition.model.js';
import { addToList } from '../../../shared/store/add-to-list.model.js';

/** Longest value that is taken over, in UTF-16 units. */
const longestValue = 10_000;

/** Texts of a page that have values for its form. */
export interface PageSources {
  /** Query of the address, with its `?`. */
  readonly query: string;
  readonly referrer: string;
  /** Value of `document.cookie`. */
  readonly cookies: string;
}

/** Returns the values that a source has for a field; an empty list for none. */
export type ReadSource = (prefill: PrefillDefinition) => readonly string[];

/**
 * Creates the reader of a page's sources. Names and values whose escapes are malformed are left out, and so are empty
 * values, longer ones than 10,000 characters, and all that the list does not name.
 */
export function createSources(page: PageSources, list: readonly PrefillDefinition[]): ReadSource {
  const namesFrom = (source: PrefillDefinition['from']) =>
    new Set(list.filter(({ from }) => from === source).map(nameOf));
  const query = readPairs(page.query.slice(1).split('&'), namesFrom('query'), decodeQuery);
  const cookies = readPairs(page.cookies.split('; '), namesFrom('cookie'), decodeCookie);
  return (prefill) => {
    if (prefill.from === 'referrer') return [page.referrer].filter(isOfUse);
    return (prefill.from === 'cookie' ? cookies : query).get(nameOf(prefill)) ?? [];
  };
}

function nameOf({ field, name = field }: PrefillDefinition): string {
  return name;
}

/** Returns the values of the wanted names. The text comes from anyone: its names are keys of maps only. */
function readPairs(
  pairs: readonly string[],
  wanted: ReadonlySet<string>,
  decode: (text: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  if (wanted.size === 0) return found;
  for (const pair of pairs) {
    const end = pair.indexOf('=');
    const name = end > 0 ? tryDecode(decode, pair.slice(0, end)) : null;
    if (name === null || !wanted.has(name)) continue;
    const value = tryDecode(decode, pair.slice(end + 1));
    if (value !== null && isOfUse(value)) addToList(found, name, value);
  }
  return found;
}

function isOfUse({ length }: string): boolean {
  return length > 0 && length <= longestValue;
}

/** Returns null for a malformed escape. */
function tryDecode(decode: (text: string) => string, text: string): string | null {
  try {
    return decode(text);
  } catch {
    return null;
  }
}

function decodeQuery(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

/** Cookies may be in quotation marks, and their values escaped. */
function decodeCookie(text: string): string {
  return decodeURIComponent(text.replace(/^"(.*)"$/, '$1'));
}
