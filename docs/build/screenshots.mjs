/** Screenshots in the texts. Texts name them by their public address, because the package is without them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './sources.mjs';

const { homepage } = readJson('package.json');
const folder = `${homepage}/assets/`;

/** Returns the width and height of a WebP picture, from the header of its first chunk. */
export function sizeOfWebp(bytes) {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind !== 'VP8 ') throw new Error(`expected a lossy WebP picture, found ${kind}`);
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/**
 * Returns the `<img>` of a screenshot, with its size, so that nothing moves when it arrives.
 *
 * @param src address in the text
 * @param alt description, as HTML
 * @param base path from the page to the site's root
 */
export function screenshotHtml(src, alt, base) {
  if (!src.startsWith(folder)) throw new Error(`expected a picture in ${folder}, found ${src}`);
  const path = src.slice(folder.length);
  const { width, height } = sizeOfWebp(readFileSync(join(root, 'docs', 'assets', path)));
  const size = `width="${width}" height="${height}" loading="lazy" decoding="async"`;
  return `<img class="screenshot" src="${base}assets/${path}" alt="${alt}" ${size}>`;
}
