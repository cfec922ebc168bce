/** The virtual modules behind the files that pages name: the loader, and one for each tag. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tagsOf } from '../entries.mjs';

/** The module id of the loader. */
export const loaderEntry = 'suite-loader-entry';

/** Returns the source of the loader: a literal import for each tag, so that every bundler can follow it. */
export function loaderSource(root) {
  const imports = tagsOf(root).map(
    (tag) => `  '${tag}': () => import(${pathIn(root, `elements/${tag}/define.ts`)}),`,
  );
  return [
    `import { startLoader } from ${pathIn(root, 'shared/loader/start-loader.ts')};`,
    'startLoader({',
    ...imports,
    "}, new URL('./suite.single.js', import.meta.url).href);",
  ].join('\n');
}

/** Returns the source of a file that re-exports a module, so that the module itself lies in a chunk with a hash. */
export function entrySource(root, file) {
  return `export * from ${pathIn(root, file)};`;
}

const copy = '?loader';

/**
 * A Rollup plugin: the loader contains a copy of each module that it imports at its top. A chunk with those modules would
 * be one more request before the first tag.
 */
export const copyIntoLoader = {
  name: 'copy-into-loader',
  async resolveId(source, importer, options) {
    if (importer !== loaderEntry && !importer?.endsWith(copy)) return null;
    const found = await this.resolve(source, importer.replace(copy, ''), { ...options, skipSelf: true });
    return found && { ...found, id: `${found.id}${copy}` };
  },
  async resolveDynamicImport(source, importer) {
    if (importer !== loaderEntry && !importer.endsWith(copy)) return null;
    return this.resolve(source, importer.replace(copy, ''), { skipSelf: true });
  },
  load: (id) => (id.endsWith(copy) ? readFile(id.replace(copy, ''), 'utf8') : null),
};

function pathIn(root, file) {
  return JSON.stringify(join(root, file).replaceAll('\\', '/'));
}
