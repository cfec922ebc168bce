/** Runs test files in this one process, each named on the command line. */
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';

for (const file of process.argv.slice(2)) {
  try {
    await import(pathToFileURL(join(root, file)));
  } catch (error) {
    // The others run all the same.
    test(`${file} loads`, () => {
      throw error;
    });
  }
}
