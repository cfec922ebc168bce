import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';

const root = join(import.meta.dirname, '..', '..');
const missing = 'The documentation’s packages are not installed: npm --prefix docs ci';

/** Files of the runner: its scripts, what these use of the commands, and the modules at the top of `test/`. */
const runner = [
  'scripts',
  'cli/bundle',
  ...readdirSync(join(root, 'test'))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => `test/${name}`),
];

/** Returns a test file with so many tests, which need no build. */
const testsIn = (count: number) =>
  `import { it } from 'node:test';\n${Array.from({ length: count }, (_, index) => `it('${index}');`).join('\n')}`;

const project = {
  'package.json': '{ "type": "module" }',
  'docs/package-lock.json': '{}',
  'test/shared/box.test.ts': testsIn(2),
  'test/docs/playground/box.test.ts': testsIn(3),
};

describe('docs: chosen tests', () => {
  let copy = '';
  before(() => {
    copy = mkdtempSync(join(tmpdir(), 'rs-suite-docs-tests-'));
    for (const [file, text] of Object.entries(project)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    }
    for (const path of runner) cpSync(join(root, path), join(copy, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  });
  after(() => rmSync(copy, { recursive: true }));

  /** Runs `npm test` with these words. Returns what it counts, and true if it says that packages are missing. */
  function run(...words: readonly string[]) {
    // A runner inside a runner would report to the outer one.
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined, SUITE_COUNTS: undefined, CI: undefined };
    const { stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', ...words], {
      cwd: copy,
      encoding: 'utf8',
      env,
    });
    const lines = stdout.trim().split('\n');
    assert.equal(stderr, '');
    const [sum] = /^\d+ passed, \d+ failed/.exec(lines.at(-1) ?? '') ?? [];
    return { sum, isMissing: lines.includes(missing) };
  }

  it('the tests of the documentation are not those of npm test, which needs no package of the documentation', () => {
    assert.deepEqual(run(), { sum: '2 passed, 0 failed', isMissing: false });
  });

  it('the tests of the documentation are left out, with one line, if a word selects them while their packages are not installed', () => {
    assert.deepEqual(run('box'), { sum: '2 passed, 0 failed', isMissing: true });
  });

  it('the tests of the documentation run by npm --prefix docs test, and by words, when their packages are installed', () => {
    mkdirSync(join(copy, 'docs/node_modules'));
    writeFileSync(join(copy, 'docs/node_modules/.package-lock.json'), '{}');
    assert.deepEqual(run('--docs'), { sum: '3 passed, 0 failed', isMissing: false });
    assert.deepEqual(run('box'), { sum: '5 passed, 0 failed', isMissing: false });
  });
});
