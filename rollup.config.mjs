/**
 * The bundles of `dist/`, from one module graph: a file for each tag and the chunks that they import, the same in
 * `compact/` with Preact and in `shared-react/` for sites that bundle React. The classic scripts and the worker are
 * bundles of their own. `npm run build` adds the loader, the single file, types, manifest and themes.
 *
 * Pages name the files of `dist/`, and a CMS adds `?v=…` to them. So no chunk imports one of those files: the browser
 * would run it twice.
 */
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { createChunks } from './scripts/build/chunks.mjs';
import { compileSources } from './scripts/build/compile-sources.mjs';
import { lateViews } from './scripts/build/late-views.mjs';
import { minify } from './scripts/build/minify.mjs';
import { withOtherBuilds } from './scripts/build/other-builds.mjs';
import { writeNotices } from './scripts/build/write-notices.mjs';
import { messagesAddress, suiteVersion, tagsOf, workersOf } from './scripts/entries.mjs';
import { trustVendors, unclobberVendors } from './scripts/vendor-plugins.mjs';

const root = import.meta.dirname;
const out = process.env.SUITE_OUT ?? 'dist';

/** File name in `dist/` → the module that it re-exports. */
const entries = new Map([
  ...tagsOf(root).map((tag) => [tag, `elements/${tag}/define.ts`]),
  ['wf-mediabox', 'elements/media-box/wf-mediabox.ts'],
  ['rsform-drop-in', 'compat/rsform-drop-in.ts'],
  // The loader, which is a bundle of its own, imports it.
  ['chunks/page-diagnostics', 'shared/diagnostics/page-diagnostics.ts'],
]);

const virtualEntries = {
  name: 'virtual-entries',
  resolveId: (source) => (entries.has(source) ? source : null),
  load: (id) => (entries.has(id) ? `export * from ${JSON.stringify(join(root, entries.get(id)))};` : null),
};

const notices = writeNotices();

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
      __SUITE_MESSAGES__: JSON.stringify(messagesAddress(root)),
    },
  }),
  commonjs(),
  unclobberVendors(root),
];

/** A warning is a mistake that nobody reads: the build stops. Only vendors may look for a global `this`. */
function onLog(level, { code, message }) {
  if (level === 'warn' && code !== 'THIS_IS_UNDEFINED') throw new Error(message);
}

const modules = {
  onLog,
  input: Object.fromEntries([...entries.keys()].map((name) => [name, name])),
  preserveEntrySignatures: 'strict',
  treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
  plugins: [...plugins(virtualEntries), lateViews(suiteVersion(root)), notices],
  output: {
    dir: out,
    format: 'es',
    // Whoever debugs the build adds the map by hand: its address is 40 bytes in each chunk.
    sourcemap: 'hidden',
    // No code reads the tag of a module namespace.
    generatedCode: { preset: 'es2015', symbols: false },
    entryFileNames: ({ name }) => (name.includes('/') ? '[name]-[hash:7].js' : '[name].js'),
    chunkFileNames: 'chunks/[name]-[hash:7].js',
    manualChunks: createChunks(root),
    onlyExplicitManualChunks: true,
    plugins: [minify()],
  },
};

const classic = (input, name, options = {}) => ({
  onLog,
  input,
  plugins: [...plugins(), notices],
  output: {
    file: `${out}/${name}.js`,
    format: 'iife',
    inlineDynamicImports: true,
    plugins: [minify()],
    ...options,
  },
});

export default [
  ...withOtherBuilds(root, modules),
  classic('compat/rsform-compat.ts', 'rsform-compat'),
  // Nothing in it needs strict mode, and each byte is in every page.
  // Compact, it has no line end, which its hash in a page would not fit.
  classic('shared/consent/stub.ts', 'consent-stub', { strict: false, compact: true }),
  // Their addresses are made from those of the chunks that start them.
  ...Object.entries(workersOf(root)).map(([name, source]) => classic(source, name, { format: 'es' })),
];
