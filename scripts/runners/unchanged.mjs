/** Tests that build or pack the whole suite run when what they read has changed since they passed, and always in CI. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesIn } from '../entries.mjs';

/** What a build reads. */
const build = ['elements', 'shared', 'scripts', 'rollup.config.mjs', 'custom-elements-manifest.config.mjs'];
const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.types.json'];

const readBy = {
  'test/tooling/new-element.test.ts': [
    ...build,
    ...settings,
    'eslint.config.mjs',
    'demo/pages',
    'test/shared',
  ],
  'test/tooling/package-types.test.ts': [...build, ...settings, 'test/tooling/fixtures/package-user'],
};

/** Those of the tests that passed with the files that are there now. */
export function unchangedTests(root, tests) {
  if (process.env.CI) return [];
  return tests.filter((test) => test in readBy && readNote(root, test) === hashOf(root, test));
}

/** Notes that all of the tests passed. */
export function notePassed(root, tests) {
  for (const test of tests.filter((name) => name in readBy)) {
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(noteOf(root, test), hashOf(root, test));
  }
}

function hashOf(root, test) {
  const hash = createHash('sha256');
  for (const name of [test, ...readBy[test]]) {
    const path = join(root, name);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory() ? filesIn(path) : [path];
    for (const file of files) hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function readNote(root, test) {
  const note = noteOf(root, test);
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined;
}

function noteOf(root, test) {
  return join(root, '.cache', `${basename(test, '.test.ts')}.passed`);
}
