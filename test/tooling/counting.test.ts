import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { browsers } from '../journey/browsers.js';
import { missingText } from '../programs.mjs';
import { countsOf, describeCounts, describeSkipped, type Counts } from '../../scripts/runners/counts.mjs';

const root = join(import.meta.dirname, '..', '..');
const fixture = (name: string) => `test/tooling/fixtures/${name}`;
const counts = (passed: number, failed: number): Counts => ({ passed, failed, skipped: [] });

/** Runs a runner as `npm test` does, without output, and returns its counts. */
function count(args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Counts> {
  return countsOf((env) => {
    // A runner inside a runner would report to the outer one.
    const outside = { ...process.env, ...more, NODE_TEST_CONTEXT: undefined };
    return spawnSync(process.execPath, args, { cwd: root, env: { ...outside, ...env } }).status === 0;
  });
}

const reporting = [
  '--test-reporter=./scripts/runners/count-node-tests.mjs',
  '--test-reporter-destination=stdout',
];

function countNode(...names: readonly string[]): Promise<Counts> {
  return count(['--import', 'tsx', ...reporting, 'scripts/runners/run-together.mjs', ...names.map(fixture)]);
}

function countBrowser(name: string): Promise<Counts> {
  return count(['node_modules/@web/test-runner/dist/bin.js'], { SUITE_TESTS: fixture(name) });
}

describe('the count of node tests', () => {
  const cases = [
    ['tests, not suites', 'good.fixture.mjs', counts(2, 0)],
    ['a failing test once, not its suite again', 'good-and-bad.fixture.mjs', counts(1, 1)],
    ['a file with a broken import as failed', 'broken-import.fixture.mjs', counts(0, 1)],
    ['a file that throws as failed', 'throws.fixture.mjs', counts(0, 1)],
    ['a broken hook with the tests that it stops', 'broken-suite.fixture.mjs', counts(0, 2)],
  ] as const;

  for (const [what, name, expected] of cases) {
    it(`the count of node tests is ${what}`, async () => assert.deepEqual(await countNode(name), expected));
  }

  it('the count of node tests is the sum over the files of a process, the broken ones and one without tests included', async () => {
    const sum = await countNode(
      'no-tests.fixture.mjs',
      'good.fixture.mjs',
      'broken-import.fixture.mjs',
      'good-and-bad.fixture.mjs',
    );
    assert.equal(describeCounts(sum), '3 passed, 2 failed');
  });

  it('the count of node tests is a skipped test with its reason, if a program is missing, and not if another browser runs it', async () => {
    const sum = await countNode('skipped.fixture.mjs', 'good.fixture.mjs');
    assert.deepEqual(sum, { ...counts(3, 0), skipped: [missingText('php')] });
    assert.equal(describeCounts(sum), '3 passed, 0 failed, 1 skipped');
    assert.deepEqual(describeSkipped(sum), [`${missingText('php')}: 1 test skipped`]);
    const twice = { ...sum, skipped: [...sum.skipped, ...sum.skipped] };
    assert.deepEqual(describeSkipped(twice), [`${missingText('php')}: 2 tests skipped`]);
  });
});

describe('the count of browser tests', () => {
  const perBrowser = browsers().length;

  it('the count of browser tests is each test in each browser', async () => {
    assert.deepEqual(await countBrowser('good-and-bad.browser.fixture.mjs'), counts(perBrowser, perBrowser));
  });

  it('the count of browser tests is a file with a broken import as one failure in each browser', async () => {
    assert.deepEqual(await countBrowser('broken-import.browser.fixture.mjs'), counts(0, perBrowser));
  });
});

describe('the count of a runner', () => {
  it('the count of a runner is one failure when it dies before it could count', async () => {
    assert.deepEqual(await count(['--eval', 'process.exit(7)']), counts(0, 1));
  });

  it('the count of a runner is one failure when it ends badly and names no failed test', async () => {
    const script =
      'require("fs").writeFileSync(process.env.SUITE_COUNTS, JSON.stringify({passed:3,failed:0}));';
    assert.deepEqual(await count(['--eval', `${script}process.exit(1)`]), counts(3, 1));
  });
});

describe('npm test on a machine without a browser', () => {
  it('npm test on a machine without a browser says in one sentence what to install, and fails', () => {
    const nowhere = { PATH: '/nowhere', HOME: '/nowhere', NO_BROWSER_INSTALL: '1' };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs'], {
      cwd: root,
      env: nowhere,
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.match(stderr, /^Tests need a browser: install Chrome, Chromium or Edge[^\n]*\n$/);
    assert.equal(stdout, '0 passed, 1 failed\n');
  });
});
