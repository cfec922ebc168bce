/** Skips tests that build or pack the whole suite if their inputs have not changed since they passed, except in CI. */
import { fingerprint, isFresh, markFresh } from '../build/fingerprint.mjs';

/** Inputs of each such test besides itself and the inputs of a build: files and folders. */
const readBy = {
  'test/tooling/new-element.test.ts': [
    'eslint.config.mjs',
    'size.config.mjs',
    'templates',
    'demo/pages',
    'test/shared',
  ],
  'test/tooling/package-types.test.ts': ['test/tooling/fixtures/package-user'],
};

/** Returns those of the tests that have passed with the current files. */
export function unchangedTests(root, tests) {
  const isUnchanged = (test) => test in readBy && isFresh(root, test, inputsOf(root, test));
  return process.env.CI ? [] : tests.filter(isUnchanged);
}

/** Records that all of the tests have passed. */
export function notePassed(root, tests) {
  for (const test of tests.filter((name) => name in readBy)) markFresh(root, test, inputsOf(root, test));
}

const inputsOf = (root, test) => fingerprint(root, [test, ...readBy[test]]);
