/** `npm start`: builds what is missing or old, then serves the demo in this process. */
import { register } from 'tsx/esm/api';
import { prepareSuite } from './build/prepare.mjs';

const folder = await prepareSuite();
if (folder === null) process.exit(1);

process.env.SUITE_ASSETS ??= folder;
register();
await import('../demo/server.ts');
