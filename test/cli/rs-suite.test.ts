import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const root = join(import.meta.dirname, '..', '..');

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/rs-suite.mjs', ...args], {
    cwd: root,
    input: '',
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const usage = /^Usage: rs-suite <command>\n[^]*first-paint-css[^]*migrate[^]*--check/m;

describe('cli: rs suite', () => {
  it('rs-suite prints its usage to an integrator who asks for it, also behind a command', () => {
    for (const args of [['--help'], ['-h'], ['migrate', '--help']]) {
      const { status, stdout, stderr } = run(...args);
      assert.deepEqual([status, stderr], [0, ''], args.join(' '));
      assert.match(stdout, usage);
    }
  });

  it('rs-suite fails with its usage where no command is named', () => {
    const { status, stdout, stderr } = run();
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, usage);
  });

  it('rs-suite names a command that it does not know', () => {
    for (const name of ['migrat', 'constructor']) {
      const { status, stdout, stderr } = run(name);
      assert.deepEqual([status, stdout], [2, '']);
      assert.ok(stderr.startsWith(`rs-suite: unknown command "${name}"\n`), stderr);
      assert.match(stderr, usage);
    }
  });

  it('rs-suite tells a wrong call from a mistake in its input', () => {
    for (const [code, ...args] of [
      [2, 'migrate'],
      [2, 'migrate', 'one.html', 'two.html'],
      [2, 'migrate', '--chek', 'one.html'],
      [2, 'first-paint-css', 'one.json', 'two.json'],
      [1, 'migrate', 'no-such-page.html'],
      [1, 'first-paint-css', 'no-such-form.json'],
    ] as const) {
      const { status, stdout, stderr } = run(...args);
      assert.deepEqual([status, stdout], [code, ''], args.join(' '));
      assert.ok(stderr.startsWith(`${args[0]}: `), stderr);
    }
  });
});
