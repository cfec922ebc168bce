/**
 * `dist/`: what elements load on need, with one React chunk; a chunk for each tag and one with what most of them
 * share; `suite.js`, which loads those; one file for each tag, with everything that it needs at once;
 * `suite.single.js` (a classic script, everything inside); the names of the old viewer; what takes the place of the form
 * component's scripts; the consent stub. `npm run build` adds the rest.
 *
 * No chunk imports a file that pages name: a CMS adds `?v=…` to those, and the browser would load them twice.
 * Parts bring their own copy of what they share with a tag: a page with `<tag>.js` has no use for the runtime.
 */
import { existsSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { compileSources } from './scripts/build/compile-sources.mjs';
import { createChunkLinks, writePreloads } from './scripts/build/link-chunks.mjs';
import { loaderEntry, loaderSource } from './scripts/build/loader-entry.mjs';
import { minify } from './scripts/build/minify.mjs';
import { copyIntoPart, copyShared, runtimeModules } from './scripts/build/runtime-modules.mjs';
import { createPartSharing } from './scripts/build/share-parts.mjs';
import { trustVendors } from './scripts/build/trust-vendors.mjs';
import { chunkNameOf, partsOf, suiteVersion, tagsOf } from './scripts/entries.mjs';

const root = import.meta.dirname;
const out = process.env.SUITE_OUT ?? 'dist';
const react = /[\\/]node_modules[\\/](react|react-dom|scheduler|@r2wc)[\\/]|commonjsHelpers/;
const chunks = createChunkLinks();
const chunkFile = 'chunks/[name]-[hash:6].js';
/** There are more than 64 parts, which Rollup cannot tell apart by less. */
const partFile = 'chunks/[name]-[hash:7].js';

const plugins = (...own) => [
  ...own,
  compileSources(),
  trustVendors(root),
  nodeResolve({ browser: true, extensions: ['.js', '.mjs'] }),
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      __SUITE_VERSION__: JSON.stringify(suiteVersion(root)),
    },
  }),
  commonjs(),
];

/** Each byte counts in what a page fetches, and not in what is the last resort of a page. */
const small = (passes = 3) =>
  minify(root, {
    module: true,
    ecma: 2022,
    compress: { passes, inline: 1, sequences: false, hoist_funs: true },
    format: { comments: false },
  });

const modules = {
  dir: out,
  format: 'es',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: chunkFile,
  plugins: [small()],
};

/** A warning is a mistake that nobody reads: the build stops. Only vendors may look for a global `this`. */
function onLog(level, { code, message }) {
  if (level === 'warn' && code !== 'THIS_IS_UNDEFINED') throw new Error(message);
}

const shared = { onLog, preserveEntrySignatures: 'strict' };

/**
 * What shares no chunk with others: what tells of a part that did not come is not lost with another, and what only an
 * author reads is one small file. Each after those that it loads.
 */
const aloneParts = [
  'elements/rs-form/submit/wait.ts',
  'elements/rs-form/mistakes/known-texts.ts',
  'shared/element/page-mistakes.ts',
  'shared/element/report-load-failures.ts',
].map((file) => join(root, file));

/** What a visible calendar fetches: one chunk beside React. */
const wholePart = join(root, 'elements/rs-calendar/rs-calendar.painted.tsx');

function partOutput(files) {
  const sharedByParts = createPartSharing(root);
  return {
    onLog,
    preserveEntrySignatures: 'allow-extension',
    input: Object.fromEntries(files.map((file) => [relative(root, file), file])),
    plugins: plugins(
      chunks.note,
      chunks.link,
      copyIntoPart(wholePart, (id) => react.test(id)),
    ),
    output: {
      ...modules,
      chunkFileNames: partFile,
      entryFileNames: ({ facadeModuleId }) => partFile.replace('[name]', chunkNameOf(root, facadeModuleId)),
      manualChunks: (id, modules) => (react.test(id) ? 'react' : sharedByParts(id, modules)),
      onlyExplicitManualChunks: true,
      experimentalMinChunkSize: 1500,
    },
  };
}

const partOutputs = () => {
  const parts = partsOf(root);
  const shared = parts.filter((file) => !aloneParts.includes(file));
  const alone = aloneParts.filter((file) => parts.includes(file)).map((file) => [file]);
  return [...alone, shared].filter(({ length }) => length > 0).map(partOutput);
};

const definitions = new Map(tagsOf(root).map((tag) => [tag, join(root, 'elements', tag, 'define.ts')]));

/** Two files a tag at most: its own, and the one that the others have fetched already. */
async function tagChunks() {
  const runtime = await runtimeModules([...definitions.values()], { onLog, plugins: plugins() });
  return {
    ...shared,
    input: Object.fromEntries(definitions),
    plugins: plugins(chunks.note, chunks.link, copyShared(root, runtime), writePreloads),
    output: {
      ...modules,
      entryFileNames: chunkFile,
      manualChunks: (id) => (runtime.has(id) ? 'runtime' : undefined),
    },
  };
}

const loaderOutput = {
  ...shared,
  input: { suite: loaderEntry },
  plugins: plugins(chunks.link, {
    name: 'loader-entry',
    resolveId: (source) => (source === loaderEntry || isAbsolute(source) ? source : null),
    load: (id) => (id === loaderEntry ? loaderSource(root, chunks.written()) : null),
  }),
  output: modules,
};

/** Shell and core in one file: one round trip to the first reaction. What a page may never need stays a chunk. */
function tagOutput(tag) {
  const isFirst = (id) => id.startsWith(join(root, 'elements')) || id.startsWith(join(root, 'shared'));
  return {
    ...shared,
    input: { [tag]: definitions.get(tag) },
    plugins: plugins(chunks.link),
    output: { ...modules, manualChunks: (id) => (isFirst(id) ? tag : undefined) },
  };
}

const classic = { format: 'iife', inlineDynamicImports: true };

const singleOutput = {
  ...shared,
  input: 'elements/index.ts',
  plugins: plugins(),
  output: { ...classic, sourcemap: true, plugins: [small(1)], file: `${out}/suite.single.js` },
};

const stubOutput = {
  ...shared,
  input: 'shared/consent/stub.ts',
  plugins: plugins(),
  output: { ...classic, plugins: [small()], file: `${out}/consent-stub.js` },
};

/** Whoever imports such a file knows the tag by its name alone. */
const aliasOutput = (name, file) => ({
  ...shared,
  input: { [name]: join(root, file) },
  plugins: plugins(),
  output: modules,
});

const compat = 'elements/rs-form/compat';

/** What stands in the place of the form component's scripts, and what it loads once the page is parsed. */
const compatOutputs = [
  {
    ...shared,
    input: `${compat}/rsform-compat.ts`,
    plugins: plugins(),
    output: { ...classic, plugins: [small()], file: `${out}/rsform-compat.js` },
  },
  aliasOutput('rsform-drop-in', `${compat}/rsform-drop-in.ts`),
];

/** What runs apart from the page: one file each, whose address a chunk makes. Without it the chunk does the work. */
const workerOutputs = ['elements/rs-form/bot-check/work/proof-of-work.worker.ts'].map((input) => ({
  onLog,
  input: join(root, input),
  plugins: plugins(),
  output: { format: 'es', plugins: [small()], file: `${out}/chunks/${basename(input, '.ts')}.js` },
}));

export default async () => [
  ...partOutputs(),
  await tagChunks(),
  loaderOutput,
  ...tagsOf(root).map(tagOutput),
  ...workerOutputs.filter(({ input }) => existsSync(input)),
  singleOutput,
  // The names of the old viewer, for pages that call them.
  aliasOutput('wf-mediabox', 'elements/media-box/wf-mediabox.ts'),
  ...compatOutputs,
  ...(existsSync(stubOutput.input) ? [stubOutput] : []),
];
