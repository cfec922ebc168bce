import { decodeEntities, tagsIn } from '../../../shared/html/html-text.model.js';

/** Outcome of a request for a fresh token. */
export type TokenOutcome = 'renewed' | 'same' | 'failed';

/** An input with more text than this is none of the server's hidden ones. */
const longestTag = 4096;

/**
 * Returns true if a hidden input is the server's token against forged posts: a name of 32 hex digits with the value 1.
 */
export function isFormToken(name: string, value: string): boolean {
  return /^[0-9a-f]{32}$/.test(name) && value === '1';
}

/** The token's name that the form with this id carries in the text of a page; null where there is none. */
export function tokenInPage(html: string, formId: number): string | null {
  let token: string | null = null;
  let isOurs = false;
  for (const { name, isClosing, start, end } of tagsIn(html)) {
    if (name === 'form') {
      if (isOurs && token !== null) return token;
      token = null;
      isOurs = false;
    }
    if (name !== 'input' || isClosing) continue;
    const input = attributesOf(html.slice(start, Math.min(end, start + longestTag)));
    const inputName = input.get('name') ?? '';
    const value = input.get('value') ?? '';
    if (isFormToken(inputName, value)) token ??= inputName;
    if (inputName === 'form[formId]' && Number.parseInt(value, 10) === formId) isOurs = true;
  }
  return isOurs ? token : null;
}

/** The value of the first input with this name in the text of a page; null where there is none. */
export function valueInPage(html: string, inputName: string): string | null {
  for (const { name, isClosing, start, end } of tagsIn(html)) {
    if (name !== 'input' || isClosing) continue;
    const input = attributesOf(html.slice(start, Math.min(end, start + longestTag)));
    if (input.get('name') === inputName) return input.get('value') ?? null;
  }
  return null;
}

/** The attributes of one tag. */
function attributesOf(tag: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
  for (const [, name = '', double, single, bare] of tag.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return found;
}
