/** What there is to build: read from the folders, so that a new element needs no list. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { importsIn } from './static-graph.mjs';

/** The tags that have a `define.ts`. */
export function tagsOf(root) {
  const folder = join(root, 'elements');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((tag) => existsSync(join(folder, tag, 'define.ts')));
}

/**
 * What elements load on need, views too, by path: two files of one name are two parts. What runs behind a tag
 * comes with it, and a tag that another one places is built as a tag.
 */
export function partsOf(root) {
  const files = ['elements', 'shared']
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap(loadedBy)
    .filter((file) => !/(\.core|[\\/]define)\.ts$/.test(file));
  return [...new Set(files)];
}

/** What the chunk of a part is called: its tag and its own name. Two of one name differ by their hash. */
export function chunkNameOf(root, file) {
  const [folder, tag] = relative(root, file).split(sep);
  const name = basename(file).replace(/\.tsx?$/, '');
  if (folder !== 'elements' || name.startsWith(`${tag}.`)) return name;
  return name === 'define' ? tag : `${tag}.${name}`;
}

export function suiteVersion(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}

/** The files under a folder, in a stable order. */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The file that a relative import of a `.js` is written in; undefined where there is none. */
export function sourceOf(importer, specifier) {
  const stem = resolve(dirname(importer), specifier).slice(0, -'.js'.length);
  return [`${stem}.ts`, `${stem}.tsx`].find(existsSync);
}

function loadedBy(file) {
  return importsIn(file).onNeed.flatMap((specifier) => sourceOf(file, specifier) ?? []);
}
