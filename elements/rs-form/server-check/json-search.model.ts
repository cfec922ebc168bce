import { tagsIn, type Tag } from './html-text.model.js';

/** Most reads of a character on average. A text that needs more counts as hostile. */
const readsPerSign = 16;

/** Parses a JSON text; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A JSON object, and where it stands. */
export interface FoundObject {
  readonly object: object;
  readonly start: number;
  readonly end: number;
}

/**
 * The JSON objects that stand in a text, one after the other, without those inside another. The work is bounded by
 * the length of the text, whatever braces it has.
 */
export function* objectsIn(text: string): Generator<FoundObject> {
  const opening = /\{\s*["}]/g;
  let reads = text.length * readsPerSign;
  for (let hit = opening.exec(text); hit && reads > 0; hit = opening.exec(text)) {
    const { end, isClosed } = scanObject(text, hit.index);
    reads -= end - hit.index;
    const found = isClosed ? parseJson(text.slice(hit.index, end)) : undefined;
    if (typeof found === 'object' && found !== null) yield { object: found, start: hit.index, end };
    opening.lastIndex = found === undefined ? hit.index + 1 : end;
  }
}

interface ScannedObject {
  readonly end: number;
  readonly isClosed: boolean;
}

/** Reads to the brace that closes the object; braces in strings count for nothing. */
function scanObject(text: string, start: number): ScannedObject {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isInString) {
      // No JSON string goes over a line's end: this was a quotation mark of some prose.
      if (sign === '\n') return { end: at, isClosed: false };
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0) return { end: at + 1, isClosed: true };
  }
  return { end: text.length, isClosed: false };
}

/** Elements that only a page has: a server's notices are words, breaks and, at most, a table. */
const pageTags: ReadonlySet<string> = new Set([
  'html',
  'head',
  'body',
  'title',
  'base',
  'link',
  'meta',
  'style',
  'script',
  'noscript',
  'template',
  'slot',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'form',
  'input',
  'button',
  'select',
  'option',
  'textarea',
  'label',
  'fieldset',
  'legend',
  'main',
  'header',
  'footer',
  'nav',
  'section',
  'article',
  'aside',
  'div',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'img',
  'picture',
  'svg',
  'video',
  'audio',
  'canvas',
  'dialog',
]);

/** Returns whether what was found is a part of a page: it stands in a document, in a tag, or in a comment. */
export function standsInPage(text: string, { start, end }: FoundObject): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  let last: Tag | undefined;
  for (const tag of tagsIn(before)) {
    if (isOfPage(before, tag)) return true;
    last = tag;
  }
  if (last && isOpen(before, last) && goesOn(before, after, last)) return true;
  for (const tag of tagsIn(after)) if (isOfPage(after, tag)) return true;
  return false;
}

function isOfPage(text: string, { name, start }: Tag): boolean {
  return name === '' ? /^<!doctype/i.test(text.slice(start, start + 9)) : pageTags.has(name);
}

/** Returns whether a tag or a comment does not end in the text. */
function isOpen(text: string, { start, end }: Tag): boolean {
  if (end < text.length) return false;
  return text.startsWith('<!--', start) ? !text.endsWith('-->') : !text.endsWith('>');
}

/** Returns whether it ends behind the object; a mere sign in a text does not, nor is its name a name. */
function goesOn(before: string, after: string, { name, start }: Tag): boolean {
  if (before.startsWith('<!--', start)) return true;
  return /^[a-z]+\d?$/.test(name) && after.includes('>');
}
