/** Builds what a command needs, and only where it is missing or old. */
import { runNode, root } from '../run.mjs';
import { isStale } from './fingerprint.mjs';

/** Where the suite's files are: `dist` (built for pages) or `sources` (the same names, readable). */
const outputs = new Map([
  ['dist', { folder: 'dist', lastFile: 'sri.json', script: 'scripts/build.mjs' }],
  ['sources', { folder: '.cache/sources', lastFile: 'suite.js', script: 'scripts/build-sources.mjs' }],
]);

/** Prepares what `SUITE` names; answers its folder, or null where the build failed. */
export async function prepareSuite(suite = process.env.SUITE ?? 'dist') {
  const output = outputs.get(suite);
  if (!output) throw new Error(`SUITE=${suite}: expected dist or sources`);
  const { folder, lastFile, script } = output;
  if (!isStale(root, folder, lastFile)) return folder;
  return (await runNode([script])) ? folder : null;
}
