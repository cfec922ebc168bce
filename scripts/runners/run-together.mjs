/** Runs test files in this process, each given on the command line. */
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';

for (const file of process.argv.slice(2)) {
  try {
    await import(pathToFileURL(join(root, file)));
  } catch (error) {
    // The other files still run.
    test(`${file} loads`, () => {
      throw error;
    });
  }
}
