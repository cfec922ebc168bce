/** The source of `suite.js`: the loader, and where the chunk of each tag lies. */
import { join } from 'node:path';
import { tagsOf } from '../entries.mjs';

/** A name that no file has, so that a bundler asks its plugins. */
export const loaderEntry = 'suite-loader-entry';

/**
 * As `npm run build` makes it: a list of names, because each page fetches it, and the runtime beside each tag. A tag
 * that did not come is loaded again as one file, which needs no chunk that may be lost as well.
 */
export function loaderSource(root, { files, runtime }) {
  const names = tagsOf(root).map((tag) => nameOf(files.get(join(root, 'elements', tag, 'define.ts'))));
  return [
    importLoader(root),
    `const names = '${names.join(' ')}'.split(' ');`,
    // Each name ends in a hyphen and six letters of its hash.
    'const tags = names.map((name) => name.slice(0, -7));',
    'startLoader(tags, (tag, retry, index) => retry',
    '  ? import(`./${tag}.js?${retry}`)',
    `  : (import('suite-part:${runtime}').catch(() => {}), import(\`./chunks/\${names[index]}.js\`)));`,
  ].join('\n');
}

/** Of sources: a literal import for each tag that has a folder. */
export function literalLoaderSource(root) {
  const chunks = tagsOf(root).map(
    (tag) => `  '${tag}': () => import(${pathIn(root, `elements/${tag}/define.ts`)}),`,
  );
  return [
    importLoader(root),
    'const chunks = {',
    ...chunks,
    '};',
    'startLoader(Object.keys(chunks), (tag, retry) => {',
    '  if (!retry) return chunks[tag]();',
    '  const file = new URL(`${tag}.js?${retry}`, import.meta.url).href;',
    '  return import(file);',
    '});',
  ].join('\n');
}

function importLoader(root) {
  return `import { startLoader } from ${pathIn(root, 'shared/loader/start-loader.ts')};`;
}

function pathIn(root, file) {
  return JSON.stringify(join(root, file).replaceAll('\\', '/'));
}

function nameOf(file) {
  const name = /^chunks\/(.+-[\w-]{6})\.js$/.exec(file)?.[1];
  if (!name) throw new Error(`The chunk of a tag is chunks/TAG-HASH.js, found ${file}.`);
  return name;
}
