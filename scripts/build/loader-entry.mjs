/** The source of `suite.js`: the loader, and a literal import for each tag that has a folder. */
import { join } from 'node:path';
import { tagsOf } from '../entries.mjs';

/** A name that no file has, so that a bundler asks its plugins. */
export const loaderEntry = 'suite-loader-entry';

/** A tag that did not come is loaded again as one file, which needs no chunk that may be lost as well. */
export function loaderSource(root) {
  const path = (file) => JSON.stringify(join(root, file).replaceAll('\\', '/'));
  const chunks = tagsOf(root).map((tag) => `  '${tag}': () => import(${path(`elements/${tag}/define.ts`)}),`);
  return [
    `import { startLoader } from ${path('shared/loader/start-loader.ts')};`,
    'startLoader({',
    ...chunks,
    '}, (tag, retry) => {',
    '  const file = new URL(`${tag}.js?retry=${retry}`, import.meta.url).href;',
    '  return import(file);',
    '});',
  ].join('\n');
}
