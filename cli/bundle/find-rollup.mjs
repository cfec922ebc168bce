import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cwd } from 'node:process';

/** Error of a missing bundler: one line that says what to install. */
export class MissingBundlerError extends Error {
  constructor() {
    super('Rollup is missing; install it with: npm install --save-dev rollup');
  }
}

/**
 * Returns Rollup, an optional peer of the package: that beside the package, or that of the current project.
 * @param {readonly string[]} [places] Files from which it is looked up.
 * @returns {typeof import('rollup')}
 * @throws {MissingBundlerError}
 */
export function findRollup(places = [import.meta.filename, join(cwd(), 'package.json')]) {
  for (const place of places) {
    const require = createRequire(place);
    try {
      require.resolve('rollup');
    } catch {
      continue;
    }
    return require('rollup');
  }
  throw new MissingBundlerError();
}
