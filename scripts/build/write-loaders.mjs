/**
 * `suite.js` of each build and the lists of files to preload, made when the chunks have their names. The loader is a
 * bundle of its own: it requests all files of a tag together, and reports a lost file without another one.
 */
import { writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build } from 'esbuild';
import { filesNamed, messagesAddress, suiteVersion, tagsOf } from '../entries.mjs';
import { staticGraph } from '../static-graph.mjs';

/** Folders of the builds in `dist/`, and the script that a loader takes for a chunk that is lost twice. */
const builds = new Map([
  ['', './suite.single.js'],
  ['compact/', '../suite.single.js'],
  // A site that bundles React wants no second one.
  ['shared-react/', undefined],
]);

/** Writes `suite.js` and `preload.json` of each build. */
export async function writeLoaders(root, dist) {
  for (const [folder, wholeSuite] of builds) {
    const lists = preloadsOf(root, dist, folder);
    await writeLoader(root, dist, { folder, wholeSuite, lists });
    if (folder !== 'shared-react/') writePreloads(join(dist, folder), [...lists, ...languagesOf(dist)]);
  }
}

/** Writes `preload.json`: for each tag, the files that a page can name in `modulepreload`, by their paths in `dist/`. */
export function writePreloads(folder, lists) {
  writeFileSync(join(folder, 'preload.json'), `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`);
}

/** Returns the files of each tag that a page can preload; what is imported first comes first. */
export function preloadsOf(root, folder, build = '', isListed = (file) => file.includes('chunks/')) {
  return tagsOf(root).map((tag) => [tag, [...staticGraph(folder, `${build}${tag}.js`)].filter(isListed)]);
}

/** Returns the chunk of each language. */
function languagesOf(dist) {
  const chunks = filesNamed(dist, /^chunks\/[a-z]{2}-[\w-]{7}\.js$/);
  return chunks.map((file) => [/\/([a-z]{2})-/.exec(file)[1], [...staticGraph(dist, file)]]);
}

async function writeLoader(root, dist, { folder, wholeSuite, lists }) {
  const addressOf = (file) => JSON.stringify(`./${posix.relative(folder, file)}`.replace('./../', '../'));
  const imports = lists.map(([tag, files]) => {
    const requests = files.map((file) => `import(${addressOf(file)})`);
    return `  '${tag}': () => Promise.all([${requests.join(', ')}]),`;
  });
  const contents = [
    `import { startLoader } from './shared/loader/start-loader.ts';`,
    'startLoader({',
    ...imports,
    wholeSuite ? `}, new URL('${wholeSuite}', import.meta.url).href);` : '});',
  ].join('\n');
  const [diagnostics] = filesNamed(dist, /^chunks\/page-diagnostics-[\w-]+\.js$/);
  const { outputFiles } = await build(optionsOf(root, contents, addressOf(diagnostics)));
  writeFileSync(join(dist, folder, 'suite.js'), outputFiles[0].contents);
}

function optionsOf(root, contents, diagnostics) {
  return {
    absWorkingDir: root,
    stdin: { contents, resolveDir: root },
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    define: {
      __SUITE_VERSION__: JSON.stringify(suiteVersion(root)),
      __SUITE_MESSAGES__: JSON.stringify(messagesAddress(root)),
    },
    plugins: [builtChunks(JSON.parse(diagnostics))],
  };
}

/** esbuild plugin: leaves imports of chunks as they are, and finds the chunk of the page's diagnostics. */
function builtChunks(diagnostics) {
  return {
    name: 'built-chunks',
    setup({ onResolve }) {
      onResolve({ filter: /\/chunks\// }, ({ path }) => ({ path, external: true }));
      onResolve({ filter: /\/page-diagnostics\.js$/ }, () => ({ path: diagnostics, external: true }));
    },
  };
}
