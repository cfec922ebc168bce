/** What the modules of a folder import: at once, with nobody asking, and later. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'rollup/parseAst';

/** The files of `folder` that come with `file`, itself included. */
export function staticGraph(folder, file, known = new Set()) {
  if (known.has(file)) return known;
  known.add(file);
  for (const imported of staticImports(folder, file)) staticGraph(folder, imported, known);
  return known;
}

/** The files that a file imports at its top. */
export function staticImports(folder, file) {
  const { body } = parseAst(read(folder, file));
  return placesOf(
    file,
    body.flatMap(({ source }) => (source ? [source.value] : [])),
  );
}

/** The files that a file imports when it has use for them. */
export function dynamicImports(folder, file) {
  const imports = read(folder, file).matchAll(/\bimport\(\s*(["'`])(\.[^"'`$]+)\1\s*\)/g);
  return placesOf(
    file,
    [...imports].map(([, , specifier]) => specifier),
  );
}

function read(folder, file) {
  return readFileSync(join(folder, file), 'utf8');
}

function placesOf(file, specifiers) {
  const places = specifiers.filter((specifier) => specifier.startsWith('.'));
  return [...new Set(places)].map((specifier) => posix.join(posix.dirname(file), specifier));
}
