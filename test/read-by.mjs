/** Inputs of the tests that build or pack the whole suite. Such a test is left out while they are the same. */
import { inputs } from '../scripts/build/fingerprint.mjs';

/** Files and folders that such a test reads, besides itself and the inputs of a build. */
export const readBy = new Map([
  ['test/tooling/new-element.test.ts', ['scripts', 'demo/pages', 'test/shared', 'test/tooling/contract']],
  [
    'test/tooling/bundlers.test.ts',
    ['test/tooling/bundlers', 'test/install-package.ts', 'test/journey/in-page.ts', 'cli'],
  ],
  ['test/tooling/package-types.test.ts', ['test/tooling/fixtures/package-user']],
]);

/** Returns true if a test reads a file, given by its path in the project. */
export function reads(test, file) {
  const names = [test, ...(readBy.get(test) ?? []), ...inputs];
  return names.some((name) => file === name || file.startsWith(`${name}/`));
}
