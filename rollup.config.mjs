/**
 * `dist/`: what elements load on need, with one React chunk; `suite.js` (all shells, their cores on need); one file
 * for each tag; `suite.single.js` (a classic script, everything inside); the consent stub. `npm run build` adds
 * the rest.
 *
 * No chunk imports a file that pages name: a CMS adds `?v=…` to those, and the browser would load them twice.
 * So parts bring their own copy of what they share with a shell; two bundles on a page do the same.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { compileSources } from './scripts/build/compile-sources.mjs';
import { createPartLinks } from './scripts/build/link-parts.mjs';
import { trustVendors } from './scripts/build/trust-vendors.mjs';
import { suiteVersion, tagsOf, partsOf } from './scripts/entries.mjs';

const root = import.meta.dirname;
const out = process.env.SUITE_OUT ?? 'dist';
const react = /[\\/]node_modules[\\/](react|react-dom|scheduler|@r2wc)[\\/]|commonjsHelpers/;
const parts = createPartLinks(root);

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

const minify = () =>
  terser({ module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } });

const modules = {
  dir: out,
  format: 'es',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  plugins: [minify()],
};

/** A warning is a mistake that nobody reads: the build stops. Only vendors may look for a global `this`. */
function onLog(level, { code, message }) {
  if (level === 'warn' && code !== 'THIS_IS_UNDEFINED') throw new Error(message);
}

const shared = { onLog, preserveEntrySignatures: 'strict' };

const partOutputs = {
  onLog,
  preserveEntrySignatures: 'allow-extension',
  input: Object.fromEntries(partsOf(root)),
  plugins: plugins(parts.note),
  output: {
    ...modules,
    entryFileNames: modules.chunkFileNames,
    manualChunks: (id) => (react.test(id) ? 'react' : undefined),
    experimentalMinChunkSize: 1500,
  },
};

const suiteOutput = {
  ...shared,
  input: { suite: 'elements/index.ts' },
  plugins: plugins(parts.link),
  output: {
    ...modules,
    chunkFileNames: ({ name, moduleIds }) =>
      `chunks/${moduleIds.some((id) => id.endsWith('.shell.ts')) ? 'shells' : name}-[hash].js`,
    // A request costs more than a few bytes that not every page uses.
    experimentalMinChunkSize: 300,
  },
};

/** Shell and core in one file: one round trip to the first reaction. What a page may never need stays a chunk. */
function tagOutput(tag) {
  const isFirst = (id) => id.startsWith(join(root, 'elements')) || id.startsWith(join(root, 'shared'));
  return {
    ...shared,
    input: { [tag]: `elements/${tag}/define.ts` },
    plugins: plugins(parts.link),
    output: { ...modules, manualChunks: (id) => (isFirst(id) ? tag : undefined) },
  };
}

const classic = { format: 'iife', sourcemap: true, inlineDynamicImports: true, plugins: [minify()] };

const singleOutput = {
  ...shared,
  input: 'elements/index.ts',
  plugins: plugins(),
  output: { ...classic, file: `${out}/suite.single.js` },
};

const stubOutput = {
  ...shared,
  input: 'shared/consent/stub.ts',
  plugins: plugins(),
  output: { ...classic, sourcemap: false, file: `${out}/consent-stub.js` },
};

export default [
  ...(partsOf(root).size > 0 ? [partOutputs] : []),
  suiteOutput,
  ...tagsOf(root).map(tagOutput),
  singleOutput,
  ...(existsSync(stubOutput.input) ? [stubOutput] : []),
];
