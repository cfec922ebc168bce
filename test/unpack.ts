import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Length of a header, and of the blocks that a file fills, in bytes. */
const block = 512;

/** Writes the files of a tarball of npm into a folder, as `tar -xzf` does. */
export function unpack(tarball: string, folder: string): void {
  const archive = gunzipSync(readFileSync(tarball));
  let longPath: string | undefined;
  // Empty blocks end the archive.
  for (let at = 0; archive[at];) {
    const field = (from: number, length: number) =>
      archive.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const [name, size, type, prefix] = [
      field(0, 100),
      parseInt(field(124, 12), 8),
      field(156, 1),
      field(345, 155),
    ];
    const content = archive.subarray(at + block, at + block + size);
    at += block * (1 + Math.ceil(size / block));
    // An extended header has the path of the next file, if it is too long for its own header.
    if (type === 'x') longPath = /\d+ path=(.*)\n/.exec(content.toString())?.[1];
    else {
      const path = join(folder, longPath ?? join(prefix, name));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      longPath = undefined;
    }
  }
}
