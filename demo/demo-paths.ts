import { fileURLToPath } from 'node:url';

/** The database file: `DEMO_DATA`, or the demo's own folder. */
export function dataFilePath(env: NodeJS.ProcessEnv = process.env): string {
  return env['DEMO_DATA'] || fileURLToPath(new URL('data/demo.db', import.meta.url));
}

/** The folder of the built suite: `SUITE_ASSETS`, or the project's `dist`. */
export function assetsDirPath(env: NodeJS.ProcessEnv = process.env): string {
  return env['SUITE_ASSETS'] || fileURLToPath(new URL('../dist', import.meta.url));
}
