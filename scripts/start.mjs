/**
 * `npm start`: serves the demo in this process, with the suite bundled from its sources. `SUITE=dist` serves the
 * build, which is made first if it is missing or old, `SUITE=compact` the one with Preact; `SUITE_ASSETS` the files of a
 * folder.
 */
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { prepareSuite } from './build/prepare.mjs';
import { root } from './run.mjs';

const { SUITE = 'sources', SUITE_ASSETS } = process.env;

async function openSuite() {
  if (SUITE_ASSETS) return { assetsDir: SUITE_ASSETS };
  if (SUITE !== 'sources') {
    const folder = await prepareSuite(SUITE);
    const build = SUITE === 'compact' ? 'compact/' : '';
    return folder === null ? null : { assetsDir: join(root, folder), build };
  }
  const { openSourceSuite } = await import('./source-suite.mjs');
  // Two demos of one checkout listen on different ports.
  const assetsDir = join(root, '.cache', `start-${process.env.PORT || 8080}`);
  const suite = openSourceSuite(root, assetsDir);
  // A failure is reported at the first request, after the line with the demo's address.
  suite.update().catch(() => {});
  return { assetsDir, updateAssets: suite.update };
}

const suite = await openSuite();
if (suite) {
  register();
  const { serveDemo } = await import('../demo/server.ts');
  await serveDemo(suite);
} else process.exitCode = 1;
