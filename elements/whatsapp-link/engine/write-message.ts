import { maxEncodedText } from '../contract/limits.js';

/** Puts the page's title and address into a text, once: what these contain is never read as a placeholder. */
export function fillPlaceholders(text: string, title: string, url: string): string {
  return text.replace(/\{(title|url)\}/g, (_whole, name) => (name === 'title' ? title : url));
}

/** A text as part of an address, encoded once and cut between characters where it would be too long. */
export function encodeMessage(text: string): string {
  let encoded = '';
  for (const character of text) {
    const next = encoded + encodeURIComponent(wellFormed(character));
    if (next.length > maxEncodedText) return encoded;
    encoded = next;
  }
  return encoded;
}

/** Half a surrogate pair is no character, and `encodeURIComponent` throws at it. */
function wellFormed(character: string): string {
  return /^[\ud800-\udfff]$/.test(character) ? '\ufffd' : character;
}
