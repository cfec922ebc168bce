/** Which tests a run is about. Paths are relative to the project, with slashes. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../entries.mjs';
import { createImportGraph } from './import-graph.mjs';

const isUnder = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const isUnderAny = (path, folders) => folders.some((folder) => isUnder(path, folder));
const slashed = (path) => path.replaceAll('\\', '/');

/** What decides how everything is compiled and run. */
const foundations = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Tests that see more than they import, and the places where a change can reach them. */
const coarse = [
  {
    tests: (test) => test.endsWith('.journey.test.ts'),
    reachedBy: ['elements', 'shared', 'demo', 'scripts/build', 'scripts/build.mjs', 'rollup.config.mjs'],
  },
  { tests: (test) => isUnder(test, 'test/demo'), reachedBy: ['demo'] },
  { tests: (test) => isUnder(test, 'test/cli'), reachedBy: ['cli', 'elements', 'shared'] },
  {
    tests: (test) => isUnder(test, 'test/tooling'),
    reachedBy: [
      'elements',
      'shared',
      'scripts',
      'templates',
      'types',
      'demo/pages',
      'rollup.config.mjs',
      'eslint.config.mjs',
    ],
  },
  {
    tests: (test) => test.endsWith('.browser.test.ts'),
    reachedBy: ['web-test-runner.config.mjs', 'scripts/runners/bundle-tests.mjs'],
  },
];

/** Every test of the project. */
export function allTests(root) {
  return filesIn(join(root, 'test'))
    .map((file) => slashed(relative(root, file)))
    .filter((file) => file.endsWith('.test.ts') && !file.includes('/fixtures/'));
}

/**
 * The tests that words name: a part of a test's path, or a source's file or folder. Those are the tests that import
 * it, themselves or through the files beside them; where there is none, all that reach it.
 */
export function testsNamed(root, tests, words) {
  const graph = createImportGraph(root);
  const named = new Set(words.flatMap((word) => testsOf(root, tests, graph, word)));
  return tests.filter((test) => named.has(test));
}

function testsOf(root, tests, graph, word) {
  const path = slashed(word).replace(/^\.\//, '').replace(/\/$/, '');
  const found = tests.filter((test) => test.includes(path));
  if (found.length > 0 || isUnder(path, 'test') || !existsSync(join(root, path))) return found;

  const isTestCode = (file) => isUnder(slashed(relative(root, file)), 'test');
  const reaching = (enters) =>
    tests.filter((test) =>
      [...graph.reachOf(join(root, test), enters)].some((file) =>
        isUnder(slashed(relative(root, file)), path),
      ),
    );
  const own = reaching(isTestCode);
  return own.length > 0 ? own : reaching();
}

/** The tests that a change of these files can reach. */
export function testsReachedBy(root, tests, changed) {
  const files = changed.filter((file) => !file.endsWith('.md'));
  if (files.some((file) => foundations.includes(file))) return tests;
  const graph = createImportGraph(root);
  const absolute = new Set(files.map((file) => join(root, file)));

  return tests.filter((test) => {
    const rules = coarse.filter(({ tests: concerns }) => concerns(test));
    if (rules.some(({ reachedBy }) => files.some((file) => isUnderAny(file, reachedBy)))) return true;
    if (files.some((file) => isFixtureOf(test, file))) return true;
    return [...graph.reachOf(join(root, test))].some((file) => absolute.has(file));
  });
}

/** A page or picture beside a test, or in a folder of such, is named in ways that no import shows. */
function isFixtureOf(test, file) {
  if (!isUnder(file, 'test') || /\.tsx?$/.test(file)) return false;
  return isUnder(test, file.replace(/\/(?:fixtures\/.*|[^/]+)$/, ''));
}
