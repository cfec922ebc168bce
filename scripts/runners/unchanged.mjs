/** Tests that build or pack the whole suite run when what they read has changed since they passed, and always in CI. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint } from '../build/fingerprint.mjs';
import { filesIn } from '../entries.mjs';

/** What each reads besides itself and what a build reads: files and folders. */
const readBy = {
  'test/tooling/new-element.test.ts': ['eslint.config.mjs', 'templates', 'demo/pages', 'test/shared'],
  'test/tooling/package-types.test.ts': ['test/tooling/fixtures/package-user'],
};

/** Those of the tests that passed with the files that are there now. */
export function unchangedTests(root, tests) {
  const isUnchanged = (test) =>
    test in readBy &&
    existsSync(noteOf(root, test)) &&
    readFileSync(noteOf(root, test), 'utf8') === hashOf(root, test);
  return process.env.CI ? [] : tests.filter(isUnchanged);
}

/** Notes that all of the tests passed. */
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
