/** Runs test files in this process, each given on the command line; with `SUITE=compact` before them, on that build. */
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';

const files = process.argv.slice(2);
if (files[0] === 'SUITE=compact') {
  files.shift();
  Object.assign(process.env, { SUITE: 'compact', SUITE_BROWSERS: 'chromium' });
}
for (const file of files) {
  try {
    await import(pathToFileURL(join(root, file)));
  } catch (error) {
    // The other files still run.
    test(`${file} loads`, () => {
      throw error;
    });
  }
}
