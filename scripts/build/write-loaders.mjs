/**
 * `suite.js` of each build and the lists of files to preload, made when the chunks have their names. The loader is a
 * bundle of its own: it requests all files of a tag together, and reports a lost file without another one.
 */
import { writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build } from 'esbuild';
import { pageScripts } from '../../cli/bundle/page-scripts.mjs';
import { filesNamed, messagesAddress, suiteVersion, tagsOf } from '../entries.mjs';
import { staticGraph, staticImports } from '../static-graph.mjs';
import { registerViews } from './late-views.mjs';

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
    await writeLoader(root, dist, { folder, wholeSuite, lists, views: viewsOf(dist, folder) });
    if (folder !== 'shared-react/')
      writePreloads(join(dist, folder), [
        ...lists,
        ...latePartsOf(root, dist, folder),
        ...pageScriptLists(dist, folder),
      ]);
  }
}

/**
 * Writes `preload.json`: for each tag, language and late part, the files that a page can name in `modulepreload`, by their
 * paths in `dist/`.
 */
export function writePreloads(folder, lists) {
  writeFileSync(join(folder, 'preload.json'), `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`);
}

/** Returns the files of each tag that a page can preload, in the order of their imports. */
export function preloadsOf(root, folder, build = '', isListed = (file) => file.includes('chunks/')) {
  return tagsOf(root).map((tag) => [tag, [...staticGraph(folder, `${build}${tag}.js`)].filter(isListed)]);
}

/** Returns the files of each language, and then of each part that a tag loads late, without those of the tag. */
function latePartsOf(root, dist, build) {
  const files = filesNamed(dist, new RegExp(`^(?:${build})?chunks/[\\w.-]+-[\\w-]{7}\\.js$`));
  const named = new Map(files.map((file) => [chunkName.exec(file)[1], file]));
  for (const name of ['late', 'page-diagnostics', 'rsform-compat']) named.delete(name);
  const atStart = new Set(tagsOf(root).flatMap((tag) => [...staticGraph(dist, `${build}${tag}.js`)]));
  const late = [...named].filter(([, file]) => !atStart.has(file));
  const lists = late.map(([name, file]) => [name, [...staticGraph(dist, file)]]);
  const isLanguage = ([name]) => name.length === 2;
  return [...lists.filter(isLanguage), ...lists.filter((list) => !isLanguage(list))];
}

/** Returns the files of `site.js` and `forms.js`, and of what they load late: `forms/rs-form.captcha`. */
function pageScriptLists(dist, build) {
  const late = lateBundles(dist, build);
  return [...pageScripts].flatMap(([script, tags]) => [
    [script, [...staticGraph(dist, `${build}${script}.js`)].slice(0, -1)],
    ...[...late].flatMap(([name, file]) =>
      tags.includes(name.split('.')[0]) ? [[`${script}/${name}`, [...staticGraph(dist, file)]]] : [],
    ),
  ]);
}

/** Returns the late files of the scripts for pages by their names: those of a build, and those that both builds have. */
function lateBundles(dist, build) {
  const filesOf = (folder) =>
    filesNamed(dist, new RegExp(`^bundles/${folder}[\\w-]+\\.[\\w-]+-[\\w-]{7}\\.js$`));
  const files = [...filesOf(''), ...(build ? filesOf(build.replace('/', '\\.')) : [])];
  return new Map(files.map((file) => [chunkName.exec(file)[1].replace(/^compact\./, ''), file]));
}

/** Returns the names and files of the chunks of a build that React paints. */
export function viewsOf(dist, build) {
  const files = filesNamed(dist, new RegExp(`^${build}chunks/[\\w.-]+-[\\w-]{7}\\.js$`));
  const isPainted = (file) => staticImports(dist, file).some((one) => one.includes('/react-'));
  return files.filter(isPainted).map((file) => [chunkName.exec(file)[1], file]);
}

/** Matches the path of a chunk; the first group is its name. */
const chunkName = /([^/]+)-[\w-]{7}\.js$/;

async function writeLoader(root, dist, { folder, wholeSuite, lists, views }) {
  const addressOf = (file) => JSON.stringify(`./${posix.relative(folder, file)}`.replace('./../', '../'));
  const imports = lists.map(([tag, files]) => {
    const requests = files.map((file) => `import(${addressOf(file)})`);
    return `  '${tag}': () => Promise.all([${requests.join(', ')}]),`;
  });
  const rows = views.map(([name, file]) => [name, addressOf(file)]);
  const contents = [
    registerViews(rows, suiteVersion(root)),
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
