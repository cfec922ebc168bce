/** Prefix of the storage key, as in the original viewer. */
export const popupKeyPrefix = 'wf_mediabox_';

/** Number of characters of the hash in the key. */
const hashLength = 24;

/** Seeds of four 32-bit hashes, which together make collisions on a site unlikely. */
const seeds = [0x811c9dc5, 0x2545f491, 0x9e3779b1, 0x5bd1e995] as const;

/** Returns the storage key that remembers an automatic popup. It depends on the URLs of the page and the item. */
export function popupKey(documentUrl: string, src: string): string {
  const text = `${documentUrl}\n${src}`;
  const hash = seeds.map((seed) => hash32(text, seed).toString(36).padStart(7, '0')).join('');
  return popupKeyPrefix + hash.slice(0, hashLength);
}

/** Hashes code units by FNV-1a, with a final mix so that the last characters affect every bit. */
function hash32(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x46a6ca6b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
