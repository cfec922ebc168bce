import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { filesIn } from '../../scripts/entries.mjs';
import { findHeadlessChromium } from '../../scripts/find-browsers.mjs';
import { needs } from '../needs.mjs';
import { missingText, programs } from '../programs.mjs';

const root = join(import.meta.dirname, '..', '..');
const missing = { isInCi: false, has: () => false };
const installed = { isInCi: false, has: () => true };

describe('a test that starts a program', () => {
  it('a test that starts a program runs, with its hooks, where the program is installed', () => {
    const { skip, hook } = needs('php', installed);
    assert.equal(skip, false);
    assert.equal(hook(() => 'ran')(), 'ran');
  });

  it('a test that starts a program is skipped, without its hooks, where the program is missing', () => {
    const { skip, hook } = needs('php', missing);
    assert.equal(skip, missingText('php'));
    assert.equal(hook(() => assert.fail('The hook runs'))(), undefined);
  });

  it('a test that starts a program fails in CI where the program is missing', () => {
    assert.throws(() => needs('php', { ...missing, isInCi: true }), /^Error: PHP is not installed/);
  });

  it('a test that starts a program is left out of CI, with the program or without it, if the table says so', () => {
    for (const machine of [missing, installed])
      assert.match(String(needs('wordpress', { ...machine, isInCi: true }).skip), /is left out of CI: its/);
    assert.equal(needs('wordpress', installed).skip, false);
  });

  it('a test that starts a program tells an author how to install the program on each system', () => {
    const texts = ['linux', 'darwin', 'win32'].map((platform) => missingText('php', platform));
    assert.deepEqual(texts, [
      'PHP is not installed (Debian: apt-get install php-cli)',
      'PHP is not installed (macOS: brew install php)',
      'PHP is not installed (https://www.php.net/downloads)',
    ]);
  });

  it('a test that starts a program starts one that the table has, or that npm brings', () => {
    const sources = filesIn(join(root, 'test')).filter((file) => /\.(?:ts|mjs)$/.test(file));
    const started = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:spawn|execFile)(?:Sync)?\('([\w-]+)'/g)].map(
        ([, name = '']) => name,
      ),
    );
    const known = new Set(['npm', ...Object.keys(programs)]);
    assert.deepEqual(
      started.filter((name) => !known.has(name)),
      [],
    );
    assert.ok(started.includes('php'));
  });
});

describe('npm test on a machine without Git', () => {
  const run = (ci: string) =>
    spawnSync(process.execPath, ['scripts/test.mjs', 'tooling/select-tests'], {
      cwd: root,
      env: { PATH: '/nowhere', CHROME_PATH: findHeadlessChromium() ?? '', CI: ci },
      encoding: 'utf8',
    });

  it('npm test on a machine without Git skips what needs it, and closes with how to install it and with how many were skipped', () => {
    const { status, stdout } = run('');
    const [reason, counts] = stdout.trimEnd().split('\n').slice(-2);
    assert.equal(reason, `${missingText('git')}: 2 tests skipped`);
    assert.match(counts ?? '', /^[1-9]\d* passed, 0 failed, 2 skipped$/);
    assert.equal(status, 0);
  });

  it('npm test on a machine without Git fails in CI, and says why', () => {
    const { status, stdout } = run('true');
    assert.ok(stdout.includes(`${missingText('git')}, and CI skips no test for it`), stdout);
    assert.match(stdout, /\n[1-9]\d* passed, 1 failed\n$/);
    assert.equal(status, 1);
  });
});
