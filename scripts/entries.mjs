/** What there is to build: read from the folders, so that a new element needs no list. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The tags that have a `define.ts`. */
export function tagsOf(root) {
  const folder = join(root, 'elements');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((tag) => existsSync(join(folder, tag, 'define.ts')));
}

/** What elements load on need, their cores aside: name → file. Views are parts too. */
export function partsOf(root) {
  const files = tagsOf(root)
    .flatMap((tag) => filesIn(join(root, 'elements', tag)))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap(loadedBy)
    .filter((file) => !file.endsWith('.core.ts'));
  return new Map([...new Set(files)].map((file) => [basename(file).replace(/\.tsx?$/, ''), file]));
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

const dynamicImport = /(?<!typeof )\bimport\(\s*'(\.[^']+\.js)'\s*\)(?!\.[A-Z])/g;

function loadedBy(file) {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(dynamicImport)].flatMap(([, specifier]) => sourceOf(file, specifier) ?? []);
}
