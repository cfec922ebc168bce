/** What the key begins with, as in the original. */
export const popupKeyPrefix = 'wf_mediabox_';

/** How many characters of the hash count. */
const hashLength = 24;

/** Four runs of 32 bits give more than enough characters, and no two popups of a site a common one. */
const seeds = [0x811c9dc5, 0x2545f491, 0x9e3779b1, 0x5bd1e995] as const;

/**
 * Under what the browser remembers that an item has opened by itself. It is made of the whole address of the page
 * and the whole address of the item; it need not be secret, only differ.
 */
export function popupKey(documentUrl: string, src: string): string {
  const text = `${documentUrl}\n${src}`;
  const hash = seeds.map((seed) => hash32(text, seed).toString(36).padStart(7, '0')).join('');
  return popupKeyPrefix + hash.slice(0, hashLength);
}

/** FNV-1a over code units, stirred once more so that the last characters count in every bit. */
function hash32(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x46a6ca6b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
