/** Imports of modules: static, automatic and on demand. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** Code of a module to its imports: graphs meet most modules many times. */
const known = new Map();

/** Returns the specifiers that a module, a script or a TypeScript source, imports at its top and on need. */
export function importsIn(file) {
  const code = readFileSync(file, 'utf8');
  if (!known.has(code)) known.set(code, readImports(file, code));
  return known.get(code);
}

function readImports(file, code) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const reexports = staticExports.flatMap(({ entries }) => entries).filter((entry) => entry.moduleRequest);
  const literals = dynamicImports.map(({ moduleRequest }) =>
    code.slice(moduleRequest.start, moduleRequest.end),
  );
  return {
    atOnce: [...staticImports, ...reexports].map(({ moduleRequest }) => moduleRequest.value),
    onNeed: literals
      .filter((literal) => /^(["'`])\..+\1$/.test(literal))
      .map((literal) => literal.slice(1, -1)),
  };
}

/** Returns the files of `folder` that are loaded with `file`, in the order of their imports. The file itself is the last. */
export function staticGraph(folder, file, reached = new Set()) {
  if (reached.has(file)) return reached;
  for (const imported of staticImports(folder, file)) staticGraph(folder, imported, reached);
  return reached.add(file);
}

/** Returns the files of `folder` that are loaded with `file` and on demand. */
export function wholeGraph(folder, file) {
  const reached = new Set([file]);
  for (const one of reached)
    for (const next of [...staticImports(folder, one), ...dynamicImports(folder, one)]) reached.add(next);
  return reached;
}

/** Returns the static imports of a file. */
export const staticImports = (folder, file) => placesOf(file, importsIn(join(folder, file)).atOnce);

/** Returns the dynamic imports of a file. */
export const dynamicImports = (folder, file) => placesOf(file, importsIn(join(folder, file)).onNeed);

function placesOf(file, specifiers) {
  const places = specifiers.filter((specifier) => specifier.startsWith('.'));
  return [...new Set(places)].map((specifier) => posix.join(posix.dirname(file), specifier));
}
