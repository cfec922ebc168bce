import { wordAt, type PictureKind } from './picture-kind.model.js';

type Span = readonly [from: number, to: number];

/**
 * Returns a picture without its metadata: place, time, camera, comments (Exif, XMP, IPTC). The pixels, the colour profile
 * and the orientation stay. Returns null if there is nothing to remove, or if the file cannot be read.
 */
export function withoutMetadata(bytes: Uint8Array, kind: PictureKind): Uint8Array<ArrayBuffer> | null {
  const read = { jpeg: jpegParts, png: pngParts, webp: webpParts, heic: () => null }[kind];
  const parts = read(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!parts) return null;
  const joined = join(parts.map((part) => (part instanceof Uint8Array ? part : bytes.subarray(...part))));
  if (joined.length >= bytes.length) return null;
  return kind === 'webp' ? withWebpHeader(joined) : joined;
}

/** Pieces of the new file: spans of the old one, and new bytes. */
type Parts = readonly (Span | Uint8Array)[] | null;

/** Segments of a JPEG with metadata: APP1 (Exif, XMP), APP13 (IPTC), COM. APP2 has the colour profile. */
const jpegMetadata = new Set([0xe1, 0xed, 0xfe]);
const startOfScan = 0xda;

function jpegParts(bytes: Uint8Array, view: DataView): Parts {
  const parts: (Span | Uint8Array)[] = [[0, 2]];
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    if (marker === startOfScan) return [...parts, [at, bytes.length]];
    // Segments have a length from here to the scan; a file that is built otherwise is left alone.
    if (marker < 0xc0) return null;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || end < at + 4) return null;
    if (!jpegMetadata.has(marker)) parts.push([at, end]);
    else if (marker === 0xe1) parts.push(orientationSegment(bytes.subarray(at + 4, end)));
    at = end;
  }
  return null;
}

/** Returns an Exif segment with the orientation alone; empty for none, and for one that is upright. */
function orientationSegment(content: Uint8Array): Uint8Array {
  const orientation = orientationOf(content);
  if (orientation <= 1) return new Uint8Array();
  // Length, "Exif", byte order "MM", one tag: 0x0112, SHORT, count 1.
  const start = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return new Uint8Array([...start, ...tag, 0, 0, 0, 0]);
}

/** Returns the orientation (1 to 8) in the first directory of an Exif segment; 1 without one. */
function orientationOf(content: Uint8Array): number {
  if (wordAt(content, 0) !== 'Exif' || content.length < 16) return 1;
  const view = new DataView(content.buffer, content.byteOffset + 6, content.byteLength - 6);
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * 12;
    if (at + 12 > view.byteLength) return 1;
    if (view.getUint16(at, isLittle) !== 0x0112) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

const pngMetadata = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function pngParts(bytes: Uint8Array, view: DataView): Parts {
  const parts: Span[] = [[0, 8]];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    if (!pngMetadata.has(wordAt(bytes, at + 4))) parts.push([at, end]);
    if (wordAt(bytes, at + 4) === 'IEND') return parts;
    at = end;
  }
  return null;
}

function webpParts(bytes: Uint8Array, view: DataView): Parts {
  const parts: Span[] = [[0, 12]];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) return null;
    if (!['EXIF', 'XMP '].includes(wordAt(bytes, at))) parts.push([at, end]);
    at = end;
  }
  return at === bytes.length ? parts : null;
}

/** Writes the size of a WebP, and that it has neither Exif (bit 3) nor XMP (bit 2). */
function withWebpHeader(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
  if (wordAt(bytes, 12) === 'VP8X') bytes[20] = (bytes[20] ?? 0) & ~0b1100;
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
