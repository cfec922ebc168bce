import { startsWith } from '../files/picture-size.model.js';

/** Kinds of pictures that can be made smaller, with their media types. */
export const mediaTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
} as const;

export type PictureKind = keyof typeof mediaTypes;

/**
 * Returns the kind of a picture by its first bytes; null for every other file, and for a moving picture, which would
 * stop moving.
 */
export function kindOf(head: Uint8Array): PictureKind | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47])) return isMovingPng(head) ? null : 'png';
  if (isAt(head, 0, 'RIFF') && isAt(head, 8, 'WEBP')) return isMovingWebp(head) ? null : 'webp';
  if (isAt(head, 4, 'ftyp')) return /^(?:hei[cxms]|mif1|hev[cx])/.test(wordAt(head, 8)) ? 'heic' : null;
  return null;
}

/** An animation has a flag in the extended header of WebP (bit 1 of its first byte). */
function isMovingWebp(head: Uint8Array): boolean {
  return isAt(head, 12, 'VP8X') && ((head[20] ?? 0) & 0b10) !== 0;
}

/** An animation has a chunk `acTL` before the first one with pixels. */
function isMovingPng(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    if (isAt(head, at + 4, 'acTL')) return true;
    if (isAt(head, at + 4, 'IDAT')) return false;
  }
  return false;
}

/** Returns the four characters at a place. */
export function wordAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

const isAt = (bytes: Uint8Array, at: number, word: string) => wordAt(bytes, at) === word;
