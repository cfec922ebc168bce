/** `npm run build`: builds `dist/`, which is replaced as a whole when the build is complete. */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleModels } from '../cli/bundle-models.mjs';
import { fingerprint, markFresh } from './build/fingerprint.mjs';
import { writeSri } from './build/write-sri.mjs';
import { copyThemes } from './build/copy-themes.mjs';
import { writeTokens } from './build/write-tokens.mjs';
import { writeLoaders } from './build/write-loaders.mjs';
import { writePageScripts } from './build/write-page-scripts.mjs';
import { writeSingleFile } from './build/write-single-file.mjs';
import { filesNamed } from './entries.mjs';
import { binOf, captureNode, root } from './run.mjs';

const draft = join('.cache', `dist.${process.pid}`);
const dist = join(root, draft);

const analyzer = binOf('@custom-elements-manifest/analyzer', 'cem');
/** Rollup makes and drops millions of small objects: a larger space for new ones saves it a fifth of its time. */
const manyObjects = '--max-semi-space-size=64';
/** Lists of steps. The lists run at the same time, because a step uses one processor. */
const lists = [
  [['bundles', [manyObjects, binOf('rollup'), '-c', '--silent']]],
  [
    ['types', [binOf('rollup'), '-c', 'scripts/build/rollup.types.config.mjs', '--silent']],
    ['manifest', [analyzer, 'analyze', '--config', 'scripts/metadata/custom-elements-manifest.config.mjs']],
    ['schemas', ['--import', 'tsx', 'scripts/metadata/schema/write-schema.ts', draft]],
    ['packed JSON', ['scripts/metadata/pack-json.mjs', draft]],
  ],
];

async function build() {
  const print = fingerprint(root);
  const results = await Promise.allSettled(lists.map(runSteps));
  for (const { reason } of results) if (reason) throw reason;
  for (const name of /** @type {const} */ (['models', 'page-models', 'suite-texts']))
    await bundleModels(name, pathToFileURL(`${dist}/`), languageFile);
  copyThemes(root, dist);
  writeTokens(root, dist);
  // The types-only entries `rs-suite/react` and `rs-suite/vue`, and the type of a sheet.
  cpSync(join(root, 'scripts', 'metadata', 'types'), join(dist, 'types'), { recursive: true });
  await writePageScripts(dist);
  await writeLoaders(root, dist);
  await writeSingleFile(root, dist);
  writeSri(dist);
  replaceDist();
  markFresh(root, 'dist', print);
}

/** Returns the chunk of a language: it is pure data, also for the commands. */
function languageFile(language) {
  const [file] = filesNamed(dist, new RegExp(`^chunks/${language}-[\\w-]{7}\\.js$`));
  if (!file) throw new Error(`no chunk of the language ${language}`);
  return file;
}

async function runSteps(steps) {
  for (const [name, args] of steps) {
    const { isFine, output } = await captureNode(args, { SUITE_OUT: draft.replaceAll('\\', '/') });
    if (!isFine) throw new Error(`${name} failed\n${output}`);
  }
}

/** Replaces `dist/` at once, so that a running server never serves half a build. */
function replaceDist() {
  const old = `${dist}.old`;
  if (existsSync(join(root, 'dist'))) renameSync(join(root, 'dist'), old);
  renameSync(dist, join(root, 'dist'));
  rmSync(old, { recursive: true, force: true });
}

try {
  await build();
} catch (error) {
  rmSync(dist, { recursive: true, force: true });
  console.error(`build: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
