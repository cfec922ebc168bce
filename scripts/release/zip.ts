/** Zip archives whose bytes depend on nothing but their files. */
import { zipSync, type Zippable } from 'fflate';

/** Files of an archive or a folder, by their paths with slashes. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** First moment of the format: archives of the same files are the same, on whichever day and machine. */
const noTime = new Date(1980, 0, 1);
/** Regular file that its owner can write and all can read, as Unix writes it. */
const readable = (0o100644 << 16) >>> 0;
const unix = 3;

/** Packs files into a zip, sorted by their paths. */
export function zip(files: Files): Uint8Array {
  const sorted = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const entries = sorted.map(([path, bytes]) => [path, [bytes, { level: 9, os: unix, attrs: readable }]]);
  return zipSync(Object.fromEntries(entries) as Zippable, { mtime: noTime });
}

/** Returns files with a folder before their paths. */
export function within(folder: string, files: Files): Files {
  return new Map([...files].map(([path, bytes]) => [`${folder}/${path}`, bytes]));
}
