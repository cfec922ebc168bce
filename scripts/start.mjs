/** `npm start`: builds what is missing or old, then serves the demo. */
import { prepareSuite } from './build/prepare.mjs';
import { binOf, runNode } from './run.mjs';

const folder = await prepareSuite();
if (folder === null) process.exit(1);

// The demo gets the signal of the terminal too: it stops by itself, and this process with it.
process.on('SIGINT', () => undefined);
const isFine = await runNode([binOf('tsx'), 'demo/server.ts'], {
  SUITE_ASSETS: process.env.SUITE_ASSETS ?? folder,
});
process.exit(isFine ? 0 : 1);
