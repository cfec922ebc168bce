/** The suite from sources, unminified, under the names that pages know: what `SUITE=sources` serves. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { fingerprint, markFresh } from './build/fingerprint.mjs';
import { suiteVersion, tagsOf } from './entries.mjs';
import { transformVendors } from './esbuild-vendors.mjs';
import { root } from './run.mjs';

const out = join(root, '.cache', 'sources');
const draft = `${out}.${process.pid}`;
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
  { in: 'elements/index.ts', out: 'suite' },
  ...tagsOf(root).map((tag) => ({ in: `elements/${tag}/define.ts`, out: tag })),
];

await build({
  ...shared,
  entryPoints: entries,
  outdir: draft,
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  plugins: [transformVendors(join(root, 'shared/trust/trusted-html.ts'))],
});

const stub = join(root, 'shared/consent/stub.ts');
if (existsSync(stub)) {
  await build({ ...shared, entryPoints: [stub], outfile: join(draft, 'consent-stub.js'), format: 'iife' });
}

rmSync(out, { recursive: true, force: true });
renameSync(draft, out);
markFresh(root, '.cache/sources', print);
