/** Skips tests that build or pack the whole suite if their inputs have not changed since they passed, except in CI. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint } from '../build/fingerprint.mjs';
import { filesIn } from '../entries.mjs';

/** Inputs of each such test besides itself and the inputs of a build: files and folders. */
const readBy = {
  'test/tooling/new-element.test.ts': ['eslint.config.mjs', 'templates', 'demo/pages', 'test/shared'],
  'test/tooling/package-types.test.ts': ['test/tooling/fixtures/package-user'],
};

/** Returns those of the tests that have passed with the current files. */
export function unchangedTests(root, tests) {
  const isUnchanged = (test) =>
    test in readBy &&
    existsSync(noteOf(root, test)) &&
    readFileSync(noteOf(root, test), 'utf8') === hashOf(root, test);
  return process.env.CI ? [] : tests.filter(isUnchanged);
}

/** Records that all of the tests have passed. */
export function notePassed(root, tests) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (const test of tests.filter((name) => name in readBy))
    writeFileSync(noteOf(root, test), hashOf(root, test));
}

function hashOf(root, test) {
  const hash = createHash('sha256').update(fingerprint(root));
  const paths = [test, ...readBy[test]].map((name) => join(root, name)).filter(existsSync);
  for (const file of paths.flatMap((path) => (statSync(path).isFile() ? [path] : filesIn(path))))
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

function noteOf(root, test) {
  return join(root, '.cache', `${basename(test, '.test.ts')}.passed`);
}
