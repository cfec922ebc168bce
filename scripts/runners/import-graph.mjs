/** Graph of imports: types, dynamic imports and referenced files included. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import typescript from 'typescript';
import { sourceOf } from '../entries.mjs';

const isScript = (file) => /\.(?:[mc]?[jt]s|tsx)$/.test(file);

/** Matches files that a test or a page references by a relative address or by a page's path. */
const addresses = /\b(?:new URL\(\s*|import\.meta\.resolve\(\s*|src=)['"](\.{1,2}\/[^'"?]+)/g;
const pages = /['"`](?:\/csp\/|\/)?([\w./-]+\.html)['"`?]/g;

/**
 * Returns a function for absolute paths, which reads each file once. It returns a file and all files that it reaches;
 * `enters` decides which are followed.
 */
export function createImportGraph(root) {
  const known = new Map();

  function importsOf(file) {
    if (!known.has(file)) known.set(file, existsSync(file) ? readMentions(root, file) : []);
    return known.get(file);
  }

  return (file, enters = () => true) => {
    const reached = new Set([file]);
    for (const each of reached)
      if (each === file || enters(each)) for (const next of importsOf(each)) reached.add(next);
    return reached;
  };
}

function readMentions(root, file) {
  if (!isScript(file) && !file.endsWith('.html')) return [];
  const code = readFileSync(file, 'utf8');
  const all = (pattern) => [...code.matchAll(pattern)].map(([, text]) => text);
  const imported = isScript(file) ? typescript.preProcessFile(code).importedFiles : [];
  const relatives = imported.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
  const folders = [dirname(file), join(root, 'test', 'elements'), root];
  return [
    ...[...relatives, ...all(addresses)].map((specifier) => fileOf(file, specifier)),
    ...all(pages).flatMap((page) => folders.map((folder) => resolve(folder, page)).filter(existsSync)),
  ];
}

/** Returns the file of an import, which names the `.js` of a source, also of a deleted one. */
function fileOf(importer, specifier) {
  const path = resolve(dirname(importer), specifier);
  if (!specifier.endsWith('.js') || existsSync(path)) return path;
  return sourceOf(importer, specifier) ?? path.replace(/js$/, 'ts');
}
