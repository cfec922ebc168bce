import type { FoundObject } from '../../../shared/json/objects-in-text.model.js';
import { tagsIn, type Tag } from '../../../shared/html/html-text.model.js';

/** Elements of a whole HTML document. Error messages of a server have only text, breaks and, at most, a table. */
const pageTags: ReadonlySet<string> = new Set(
  (
    'html head body title base link meta style script noscript template slot iframe frame frameset ' +
    'object embed form input button select option textarea label fieldset legend main header footer ' +
    'nav section article aside div ul ol li dl dt dd h1 h2 h3 h4 h5 h6 img picture svg video audio ' +
    'canvas dialog'
  ).split(' '),
);

/** Returns true if a match is part of a page: it is in a document, in a tag, or in a comment. */
export function isInsideHtml(text: string, { start, end }: FoundObject): boolean {
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

/** Returns true if a tag or a comment does not end in the text. */
function isOpen(text: string, { start, end }: Tag): boolean {
  if (end < text.length) return false;
  return text.startsWith('<!--', start) ? !text.endsWith('-->') : !text.endsWith('>');
}

/** Returns true if the tag or comment ends after the object. A `<` in plain text starts no tag. */
function goesOn(before: string, after: string, { name, start }: Tag): boolean {
  if (before.startsWith('<!--', start)) return true;
  return /^[a-z]+\d?$/.test(name) && after.includes('>');
}
