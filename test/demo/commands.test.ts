import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { openSubmissions } from '../../demo/store/submission-store.js';
import { startDemo } from '../../demo/start-demo.js';

const run = promisify(execFile);
const node = (script: string) => [...process.execArgv.filter((one) => !one.startsWith('--test')), script];
let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-commands-'));
});
after(() => rm(folder, { recursive: true }));

describe('the list of submissions', () => {
  const print = async (dataFile: string) => {
    const env = { ...process.env, DEMO_DATA: dataFile };
    return (await run(process.execPath, node('demo/submissions.ts'), { env })).stdout;
  };

  it('is empty where nothing was ever stored, and makes no database', async () => {
    const dataFile = join(folder, 'none', 'demo.db');
    assert.equal(await print(dataFile), '[]\n');
    assert.equal(existsSync(dataFile), false);
  });

  it('is JSON alone, with the values under the names of their fields', async () => {
    const dataFile = join(folder, 'some.db');
    const store = await openSubmissions(dataFile);
    await store.add(1, [
      ['forma contacto', 'E-mail'],
      ['__proto__', 'ñ "<'],
    ]);
    const rows = JSON.parse(await print(dataFile)) as Record<string, unknown>[];
    store.close();
    const [{ storedAt, ...row } = {}] = rows;
    assert.equal(rows.length, 1);
    assert.match(String(storedAt), /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    assert.deepEqual(Object.entries(row), [
      ['id', 1],
      ['formId', 1],
      ['forma contacto', 'E-mail'],
      ['__proto__', 'ñ "<'],
    ]);
  });
});

describe('the server’s command', () => {
  it('says where the demo is once it listens, and ends cleanly when told to', async (test) => {
    const env = { ...process.env, PORT: '0', DEMO_DATA: join(folder, 'server.db'), SUITE_ASSETS: folder };
    const child = spawn(process.execPath, node('scripts/start.mjs'), {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    test.after(() => child.kill('SIGKILL'));
    const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
    const lines = createInterface({ input: child.stdout });
    const { value: line } = await lines[Symbol.asyncIterator]().next();
    const [, url = ''] = /^Demo: (http:\/\/localhost:\d+\/)$/.exec(String(line)) ?? [];
    assert.equal((await fetch(`${url}contacto`)).status, 200);
    child.kill('SIGTERM');
    assert.deepEqual(await ended, { code: 0, signal: null });
  });

  it('starts nothing where a port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const options = { port, providerPort: 0, dataFile: join(folder, 'taken.db'), assetsDir: folder };
    await assert.rejects(startDemo(options), /EADDRINUSE/);
    taken.close();
  });
});
