/** Which files a file imports, itself and through others: types, dynamic imports and named files too. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sourceOf } from '../entries.mjs';

const mentions =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bimport\.meta\.resolve\(\s*|\bnew URL\(\s*)(['"])(\.{1,2}\/[^'"?]+)/g;
const isRead = (file) => /\.(?:[mc]?[jt]s|tsx|html)$/.test(file);

/** Tests name pages from their own folder, from that of the elements, or from the server's root. */
const pages = /['"`](?:\/csp\/|\/)?([\w./-]+\.html)['"`?]/g;
const pageScripts = /\bsrc="(\.[^"]+)"/g;

/** Answers for absolute paths; reads each file once. */
export function createImportGraph(root) {
  const known = new Map();

  function importsOf(file) {
    if (!known.has(file)) known.set(file, isRead(file) && existsSync(file) ? readMentions(root, file) : []);
    return known.get(file);
  }

  /** A file and all that it reaches; `enters` says which files are followed further. */
  function reachOf(file, enters = () => true) {
    const reached = new Set([file]);
    for (const each of reached) {
      if (each === file || enters(each)) for (const next of importsOf(each)) reached.add(next);
    }
    return reached;
  }

  return { importsOf, reachOf };
}

function readMentions(root, file) {
  const code = readFileSync(file, 'utf8');
  const all = (pattern) => [...code.matchAll(pattern)].map((match) => match.at(-1));
  if (file.endsWith('.html')) return all(pageScripts).map((source) => resolve(dirname(file), source));
  const folders = [dirname(file), join(root, 'test', 'elements'), root];
  return [
    ...all(mentions).map((specifier) => fileOf(file, specifier)),
    ...all(pages).flatMap((page) => folders.map((folder) => resolve(folder, page)).filter(existsSync)),
  ];
}

/** An import names the `.js` that a source becomes, also of a source that is gone. */
function fileOf(importer, specifier) {
  const path = resolve(dirname(importer), specifier);
  if (!specifier.endsWith('.js') || existsSync(path)) return path;
  return sourceOf(importer, specifier) ?? path.replace(/js$/, 'ts');
}
