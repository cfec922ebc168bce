/** Virtual modules of the files that pages load: the loader, and one for each tag. */
import { join } from 'node:path';
import { tagsOf } from '../entries.mjs';

/** Module id of the loader. */
export const loaderEntry = 'suite-loader-entry';

/**
 * Returns the source of the loader: a literal import for each tag, so that every bundler can follow it.
 *
 * @param {string} root - Folder of the project.
 * @param {string} [wholeSuite] - Path of the fallback for a chunk that is lost twice; none by default.
 */
export function loaderSource(root, wholeSuite) {
  const imports = tagsOf(root).map(
    (tag) => `  '${tag}': () => import(${pathIn(root, `elements/${tag}/define.ts`)}),`,
  );
  return [
    `import { startLoader } from ${pathIn(root, 'shared/loader/start-loader.ts')};`,
    'startLoader({',
    ...imports,
    wholeSuite ? `}, new URL('${wholeSuite}', import.meta.url).href);` : '});',
  ].join('\n');
}

/** Returns the source of a file that re-exports a module, so that the module itself lies in a chunk with a hash. */
export function entrySource(root, file) {
  return `export * from ${pathIn(root, file)};`;
}

function pathIn(root, file) {
  return JSON.stringify(join(root, file).replaceAll('\\', '/'));
}
