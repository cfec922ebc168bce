import { decodeEntities } from './answer-entities.js';
import { tagsIn } from './answer-tags.js';

const longest = 1000;

/** Tags between whose texts a reader sees a gap. */
const separating = new Set(['br', 'p', 'div', 'li', 'ul', 'ol', 'tr', 'td', 'th', 'dt', 'dd']);

/**
 * The words of a message that is HTML on the wire. Tags go first and entities after them, so that a written `&lt;b>`
 * stays text. Control and direction signs go too: they would reach beyond the message.
 */
export function messageText(html: string): string {
  let text = '';
  let from = 0;
  for (const { name, start, end } of tagsIn(html)) {
    text += html.slice(from, start) + (separating.has(name) ? ' ' : '');
    from = end;
  }
  const words = decodeEntities(text + html.slice(from))
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  return words.length > longest ? `${words.slice(0, longest)}…` : words;
}
