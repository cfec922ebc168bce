/** Builds the output that a command needs, if it is missing or out of date. */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, root } from '../run.mjs';
import { openSourceSuite } from '../source-suite.mjs';
import { fingerprint, isStale, markFresh } from './fingerprint.mjs';

const dist = { folder: 'dist', lastFile: 'sri.json', build: () => runNode(['scripts/build.mjs']) };

/** Folders of the suite's files: `dist` (the build), `compact` (in the same folder) or `sources` (unminified). */
const outputs = new Map([
  ['dist', dist],
  ['compact', dist],
  ['sources', { folder: '.cache/sources', lastFile: 'preload.json', build: buildSources }],
]);

/** Prepares the output that `SUITE` names. Returns its folder; null if the build failed. */
export async function prepareSuite(suite = process.env.SUITE ?? 'dist') {
  const output = outputs.get(suite);
  if (!output) throw new Error(`SUITE=${suite}: expected dist, compact or sources`);
  const { folder, lastFile, build } = output;
  if (!isStale(root, folder, lastFile)) return folder;
  return (await build(folder)) ? folder : null;
}

/** Builds the sources once. The folder is replaced when all files are complete. */
async function buildSources(folder) {
  const print = fingerprint(root);
  const draft = join(root, `${folder}.${process.pid}`);
  try {
    await openSourceSuite(root, draft).update();
  } catch (error) {
    console.error(error.message);
    rmSync(draft, { recursive: true, force: true });
    return false;
  }
  rmSync(join(root, folder), { recursive: true, force: true });
  renameSync(draft, join(root, folder));
  markFresh(root, folder, print);
  return true;
}
