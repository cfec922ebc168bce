/** `npm run build`: everything in `dist/`, which is replaced as a whole when all of it is there. */
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleModels } from '../cli/bundle-models.mjs';
import { fingerprint, markFresh } from './build/fingerprint.mjs';
import { writeSri } from './build/write-sri.mjs';
import { copyThemes } from './build/copy-themes.mjs';
import { binOf, captureNode, root } from './run.mjs';

const draft = join('.cache', `dist.${process.pid}`);
const dist = join(root, draft);

const steps = [
  ['bundles', [binOf('rollup'), '-c', '--silent']],
  ['types', [binOf('typescript', 'tsc'), '-p', 'tsconfig.types.json', '--outDir', `${draft}/types`]],
  [
    'manifest',
    [
      binOf('@custom-elements-manifest/analyzer', 'cem'),
      'analyze',
      '--config',
      'custom-elements-manifest.config.mjs',
    ],
  ],
  ['schema', ['--import', 'tsx', 'scripts/write-schema.ts', `${draft}/rs-form.schema.json`]],
];

async function build() {
  const print = fingerprint(root);
  for (const [name, args] of steps) {
    const { isFine, output } = await captureNode(args, { SUITE_OUT: draft.replaceAll('\\', '/') });
    if (!isFine) throw new Error(`${name} failed\n${output}`);
  }
  await bundleModels(pathToFileURL(join(dist, 'cli-models.mjs')));
  copyThemes(root, dist);
  copyPackageTypes();
  trimStub();
  writeSri(dist);
  replaceDist();
  markFresh(root, 'dist', print);
}

/** A server that is running meanwhile never sees half a build. */
function replaceDist() {
  const old = `${dist}.old`;
  if (existsSync(join(root, 'dist'))) renameSync(join(root, 'dist'), old);
  renameSync(dist, join(root, 'dist'));
  rmSync(old, { recursive: true, force: true });
}

/** `rs-suite/react` and `rs-suite/vue` are types alone. */
function copyPackageTypes() {
  cpSync(join(root, 'types'), join(dist, 'types'), { recursive: true });
}

/** Its text is pasted between tags, where a line end more would be another hash. */
function trimStub() {
  const stub = join(dist, 'consent-stub.js');
  if (existsSync(stub)) writeFileSync(stub, readFileSync(stub, 'utf8').trim());
}

try {
  await build();
} catch (error) {
  rmSync(dist, { recursive: true, force: true });
  console.error(`build: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
