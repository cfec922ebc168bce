/** Selects the tests of a run. Paths are relative to the project, with slashes. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesNamed } from '../entries.mjs';
import { createImportGraph } from './import-graph.mjs';

const isUnder = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const isUnderAny = (path, folders) => folders.some((folder) => isUnder(path, folder));
const slashed = (path) => path.replaceAll('\\', '/');

/** Files that affect how everything is compiled and run. */
const foundations = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Tests that depend on more than their imports, and the places whose changes reach them. */
const coarse = [
  {
    tests: (test) => test.endsWith('.journey.test.ts'),
    reachedBy: [
      'elements',
      'compat',
      'shared',
      'demo',
      'scripts/build',
      'scripts/build.mjs',
      'rollup.config.mjs',
      'test/compact-tests.mjs',
    ],
  },
  { tests: (test) => test.startsWith('test/elements/strict-policies.'), reachedBy: ['test/elements'] },
  { tests: (test) => isUnder(test, 'test/demo'), reachedBy: ['demo'] },
  { tests: (test) => isUnder(test, 'test/docs'), reachedBy: ['docs'] },
  {
    tests: (test) => isUnder(test, 'test/any-server'),
    reachedBy: ['test/any-server', 'test/data/any-server'],
  },
  { tests: (test) => isUnder(test, 'test/cli'), reachedBy: ['cli', 'elements', 'compat', 'shared'] },
  {
    tests: (test) => isUnder(test, 'test/tooling'),
    reachedBy: ['elements', 'compat', 'shared', 'scripts', 'demo/pages', 'rollup.config.mjs'],
  },
  {
    tests: (test) => test.endsWith('.browser.test.ts'),
    reachedBy: ['web-test-runner.config.mjs', 'scripts/runners/bundle-tests.mjs', 'test/shared-pages.mjs'],
  },
];

/** Returns every test of the project. */
export function allTests(root) {
  const tests = filesNamed(join(root, 'test'), /\.test\.ts$/).map((file) => `test/${file}`);
  return tests.filter((file) => !file.includes('/fixtures/'));
}

/**
 * Returns the tests for words: a part of a test's path, or a source's file or folder. For a source these are the
 * tests that import it, directly or through files of `test/`; without any, all that reach it.
 */
export function testsNamed(root, tests, words) {
  const reachOf = createImportGraph(root);
  const named = new Set(words.flatMap((word) => testsOf(root, tests, reachOf, word)));
  return tests.filter((test) => named.has(test));
}

function testsOf(root, tests, reachOf, word) {
  const path = slashed(word).replace(/^\.\//, '').replace(/\/$/, '');
  const found = tests.filter((test) => test.includes(path));
  if (found.length > 0 || isUnder(path, 'test') || !existsSync(join(root, path))) return found;

  const isIn = (file, folder) => isUnder(slashed(relative(root, file)), folder);
  const reaching = (enters) =>
    tests.filter((test) => [...reachOf(join(root, test), enters)].some((file) => isIn(file, path)));
  const own = reaching((file) => isIn(file, 'test'));
  return own.length > 0 ? own : reaching();
}

/** Returns the tests that a change of these files can reach. */
export function testsReachedBy(root, tests, changed) {
  const files = changed.filter((file) => !file.endsWith('.md'));
  if (files.some((file) => foundations.includes(file))) return tests;
  const reachOf = createImportGraph(root);
  const absolute = new Set(files.map((file) => join(root, file)));

  return tests.filter((test) => {
    const rules = coarse.filter(({ tests: concerns }) => concerns(test));
    if (rules.some(({ reachedBy }) => files.some((file) => isUnderAny(file, reachedBy)))) return true;
    if (files.some((file) => isFixtureOf(test, file))) return true;
    return [...reachOf(join(root, test))].some((file) => absolute.has(file));
  });
}

/** Returns true for a fixture: a page or picture beside a test, or in its folder, which no import shows. */
function isFixtureOf(test, file) {
  if (!isUnder(file, 'test') || /\.tsx?$/.test(file)) return false;
  return isUnder(test, file.replace(/\/(?:fixtures\/.*|[^/]+)$/, ''));
}
