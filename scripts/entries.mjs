/** Inputs of the build, found in the folders, so that a new element needs no list. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** Returns the tags with a `define.ts`. */
export function tagsOf(root) {
  const folder = join(root, 'elements');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((tag) => existsSync(join(folder, tag, 'define.ts')));
}

export function suiteVersion(root) {
  return readPackage(root).version;
}

/** Returns the address of the pages about console messages, before the code of one. */
export function messagesAddress(root) {
  return `${readPackage(root).homepage.replace(/\/$/, '')}/m/`;
}

function readPackage(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** Returns the files under a folder in a stable order. */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Returns the source of a relative `.js` import; undefined without one. */
export function sourceOf(importer, specifier) {
  const stem = resolve(dirname(importer), specifier).slice(0, -'.js'.length);
  return [`${stem}.ts`, `${stem}.tsx`].find(existsSync);
}

/** Returns the files of a folder whose name matches, relative to it and with slashes. */
export function filesNamed(folder, name) {
  const paths = filesIn(folder).map((file) => relative(folder, file).replaceAll('\\', '/'));
  return paths.filter((path) => name.test(path));
}

/** Returns the workers: the path of each in the output, without its extension, and its source. A chunk requests a worker by its name. */
export function workersOf(root) {
  return Object.fromEntries(
    filesNamed(join(root, 'elements'), /\.worker\.ts$/).map((path) => [
      `chunks/${basename(path, '.ts')}`,
      `elements/${path}`,
    ]),
  );
}
