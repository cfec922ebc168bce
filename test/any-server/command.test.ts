import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { describe, it } from 'node:test';
import { missingText } from '../programs.mjs';

/** Runs `npm run any-server` on a machine without any program, and returns its code and what it has printed. */
function run(...words: readonly string[]): Promise<readonly [code: unknown, stdout: string, stderr: string]> {
  const args = ['--import', 'tsx', 'run.ts', ...words];
  const options = { cwd: import.meta.dirname, env: { PATH: '/nowhere' } };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve([error?.code, stdout, stderr]),
    );
  });
}

describe('any-server: command', () => {
  it('npm run any-server says in one line which programs are missing, and how to install them, where it cannot install them', async () => {
    assert.deepEqual(await run('django'), [1, '', `any-server: ${missingText('django')}\n`]);
    assert.deepEqual(await run('wordpress'), [1, '', `any-server: ${missingText('wordpress')}\n`]);
  });

  it('npm run any-server says in one line which servers there are', async () => {
    const line = 'any-server: found rails, expected one of node, django, wordpress\n';
    assert.deepEqual(await run('rails'), [1, '', line]);
  });
});
