/**
 * `npm start`: serves the demo in this process, with the suite bundled from its sources. `SUITE=dist` serves the
 * build, which is made first if it is missing or old, `SUITE=compact` the one with Preact; `SUITE_ASSETS` the files of a
 * folder. `PORT` and `PROVIDER_PORT` set the ports.
 */
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { prepareSuite } from './build/prepare.mjs';
import { CommandError, runCommand } from './command.mjs';
import { chooseDemoPorts } from './demo-ports.mjs';
import { root } from './run.mjs';

const { SUITE = 'sources', SUITE_ASSETS } = process.env;

async function openSuite(port) {
  if (SUITE_ASSETS) return { assetsDir: SUITE_ASSETS };
  if (SUITE !== 'sources') {
    const folder = await prepareSuite(SUITE);
    if (folder === null) throw new CommandError('the suite could not be built');
    return { assetsDir: join(root, folder), build: SUITE === 'compact' ? 'compact/' : '' };
  }
  const { openSourceSuite } = await import('./source-suite.mjs');
  // Two demos of one checkout listen on different ports.
  const assetsDir = join(root, '.cache', `start-${port}`);
  const suite = openSourceSuite(root, assetsDir);
  // A failure is reported at the first request, after the line with the demo's address.
  suite.update().catch(() => {});
  return { assetsDir, updateAssets: suite.update };
}

await runCommand('start', async () => {
  const ports = await chooseDemoPorts();
  const suite = await openSuite(ports.port);
  register();
  const { serveDemo } = await import('../demo/server.ts');
  await serveDemo(suite, ports);
});
