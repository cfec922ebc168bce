/** The suite from sources, unminified, under the names that pages know: what `SUITE=sources` serves. */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { build } from 'esbuild';
import { copyThemes } from './build/copy-themes.mjs';
import { fingerprint, markFresh } from './build/fingerprint.mjs';
import { literalLoaderSource, loaderEntry } from './build/loader-entry.mjs';
import { suiteVersion, tagsOf } from './entries.mjs';
import { transformVendors } from './esbuild-vendors.mjs';
import { root } from './run.mjs';

const out = join(root, '.cache', 'sources');
const draft = `${out}.${process.pid}`;
const toOut = relative(root, draft).replaceAll('\\', '/');
const print = fingerprint(root);

const shared = {
  absWorkingDir: root,
  bundle: true,
  target: 'es2022',
  sourcemap: 'linked',
  jsx: 'automatic',
  logLevel: 'error',
  define: {
    'process.env.NODE_ENV': '"development"',
    __SUITE_VERSION__: JSON.stringify(`${suiteVersion(root)}-sources`),
  },
};

const entries = [
  { in: loaderEntry, out: 'suite' },
  ...tagsOf(root).map((tag) => ({ in: `elements/${tag}/define.ts`, out: tag })),
  { in: 'elements/rs-form/compat/rsform-drop-in.ts', out: 'rsform-drop-in' },
];

const loader = {
  name: 'loader-entry',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${loaderEntry}$`) }, ({ path }) => ({ path, namespace: 'loader' }));
    onLoad({ filter: /.*/, namespace: 'loader' }, () => ({
      contents: literalLoaderSource(root),
      resolveDir: root,
    }));
  },
};

const { metafile } = await build({
  ...shared,
  entryPoints: entries,
  outdir: draft,
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  metafile: true,
  plugins: [loader, transformVendors(join(root, 'shared/trust/trusted-html.ts'))],
});

const outputs = new Map(
  Object.entries(metafile.outputs).map(([file, output]) => [posix.relative(toOut, file), output]),
);

/** What comes with a file, itself last. */
function withImports(file, known = new Set()) {
  if (known.has(file)) return known;
  const statics = outputs.get(file).imports.filter(({ kind }) => kind === 'import-statement');
  for (const { path } of statics) withImports(posix.relative(toOut, path), known);
  return known.add(file);
}

const preloads = tagsOf(root).map((tag) => [tag, [...withImports(`${tag}.js`)]]);
writeFileSync(join(draft, 'preload.json'), JSON.stringify(Object.fromEntries(preloads)));

copyThemes(root, draft);

const classicScripts = [
  ['shared/consent/stub.ts', 'consent-stub.js'],
  ['elements/rs-form/compat/rsform-compat.ts', 'rsform-compat.js'],
];
for (const [file, name] of classicScripts) {
  const entry = join(root, file);
  if (existsSync(entry))
    await build({ ...shared, entryPoints: [entry], outfile: join(draft, name), format: 'iife' });
}

rmSync(out, { recursive: true, force: true });
renameSync(draft, out);
markFresh(root, '.cache/sources', print);
