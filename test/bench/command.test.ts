import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const root = join(import.meta.dirname, '..', '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const benches = Object.keys(scripts).filter((name) => name.startsWith('bench'));
const fileOf = (name: string) => scripts[name]?.split(' ').at(-1) ?? '';

describe('bench: command', () => {
  it('a command that measures says in one line that there is no Chromium, before it builds or installs anything', () => {
    const args = ['--import', 'tsx', fileOf('bench')];
    const env = { PATH: '/nowhere', CHROME_PATH: '/nowhere/chromium' };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.match(stderr, /^bench: no Chromium: install one, or set CHROME_PATH [^\n]*\n$/);
    assert.equal(stdout, '');
  });

  it('a command that measures has the same line in every other one, under its own name', () => {
    assert.ok(benches.length > 1);
    for (const name of benches)
      assert.ok(readFileSync(join(root, fileOf(name)), 'utf8').includes(`await runBench('${name}', `), name);
  });
});
