import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { engineRules, engineTests } from '../engine-tests.mjs';
import { allTests } from '../../scripts/runners/select-tests.mjs';
import { notePassed, unchangedTests } from '../../scripts/runners/unchanged.mjs';
import { needs } from '../needs.mjs';
import { readBy, reads } from '../read-by.mjs';

describe('the tests that npm run test:firefox runs', () => {
  const all = allTests(join(import.meta.dirname, '..', '..'));

  it('are tests of pages and journeys', () => {
    const tests = engineTests([...all, 'test/shared/trust/decision.test.ts']);
    assert.deepEqual(
      tests.filter((test) => !/\.(?:browser|journey)\.test\.ts$/.test(test)),
      [],
    );
  });

  for (const { why, paths } of engineRules) {
    it(`are there for each path of a rule. ${why}`, () => {
      const tests = engineTests(all);
      assert.deepEqual(
        paths.filter((path) => !tests.some((test) => test.includes(path))),
        [],
      );
    });
  }
});

describe('a test that packs the suite', () => {
  const packs = 'test/tooling/package-types.test.ts';
  const tests = [packs, 'test/elements/my-box/sum.test.ts'];
  const { CI } = process.env;
  let root = '';

  before(() => {
    root = mkdtempSync(join(tmpdir(), 'rs-suite-unchanged-'));
    mkdirSync(join(root, 'elements'));
    writeFileSync(join(root, 'elements/box.ts'), 'one');
  });
  after(() => rmSync(root, { recursive: true }));
  beforeEach(() => delete process.env['CI']);
  afterEach(() => {
    if (CI !== undefined) process.env['CI'] = CI;
  });

  it('runs until it has passed', () => {
    assert.deepEqual(unchangedTests(root, tests), []);
    notePassed(root, tests);
    assert.deepEqual(unchangedTests(root, tests), [packs]);
  });

  it('runs always in CI', () => {
    process.env['CI'] = 'true';
    assert.deepEqual(unchangedTests(root, tests), []);
    delete process.env['CI'];
  });

  it('runs again after a change of what it reads', () => {
    writeFileSync(join(root, 'elements/box.ts'), 'two');
    assert.deepEqual(unchangedTests(root, tests), []);
  });

  it(
    'is left out of a fresh clone until what it reads differs from the branch that CI has tested',
    needs('git'),
    () => {
      const clone = join(root, 'clone');
      const git = (...args: readonly string[]) => {
        const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.test', '-c', 'commit.gpgsign=false'];
        const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' });
        assert.equal(status, 0, stderr);
      };
      git('init', '--quiet', '--initial-branch=main');
      git('add', '.');
      git('commit', '--quiet', '--message=first');
      // It tracks nothing, so nothing says that CI has tested it.
      assert.deepEqual(unchangedTests(root, tests), []);

      git('clone', '--quiet', '.', 'clone');
      assert.deepEqual(unchangedTests(clone, tests), [packs]);
      writeFileSync(join(clone, 'README.md'), 'three');
      assert.deepEqual(unchangedTests(clone, tests), [packs]);
      appendFileSync(join(clone, 'elements/box.ts'), 'three');
      assert.deepEqual(unchangedTests(clone, tests), []);
    },
  );

  it('reads files that are there', () => {
    const paths = [...readBy.keys(), ...[...readBy.values()].flat()];
    assert.deepEqual(
      paths.filter((path) => !existsSync(join(import.meta.dirname, '..', '..', path))),
      [],
    );
    assert.deepEqual(
      [
        'elements/box.ts',
        'elements-of-others/box.ts',
        'test/tooling/fixtures/package-user/index.ts',
        packs,
      ].map((file) => reads(packs, file)),
      [true, false, true, true],
    );
  });
});
