import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { openSubmissions } from '../../demo/store/submission-store.js';
import { startDemo } from '../../demo/start-demo.js';

const run = promisify(execFile);
const node = (script: string) => [...process.execArgv.filter((one) => !one.startsWith('--test')), script];
let folder = '';

/** Returns a port that nothing uses. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-commands-'));
});
after(() => rm(folder, { recursive: true }));

describe('the list of submissions', () => {
  const print = async (dataFile: string) => {
    const env = { ...process.env, DEMO_DATA: dataFile };
    return (await run(process.execPath, node('demo/submissions.ts'), { env })).stdout;
  };

  it('the list of submissions is empty where nothing was ever stored, and makes no database', async () => {
    const dataFile = join(folder, 'none', 'demo.db');
    assert.equal(await print(dataFile), '[]\n');
    assert.equal(existsSync(dataFile), false);
  });

  it('the list of submissions is JSON alone, with the values under the names of their fields', async () => {
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

describe('npm start', () => {
  const start = (ports: Readonly<Record<string, string>>) =>
    spawn(process.execPath, node('scripts/start.mjs'), {
      env: { ...process.env, DEMO_DATA: join(folder, 'server.db'), SUITE_ASSETS: folder, ...ports },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  /** Runs it until it ends. Returns its code and what it has printed. */
  async function fails(ports: Readonly<Record<string, string>>): Promise<readonly [unknown, string]> {
    const child = start(ports);
    const printed = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await once(child, 'exit');
    return [code, (await printed).join('')];
  }

  it('npm start prints the addresses of the demo and the stubs once both listen, and ends cleanly on a signal', async (test) => {
    const providerPort = await freePort();
    const child = start({ PORT: '0', PROVIDER_PORT: `${providerPort}` });
    test.after(() => child.kill('SIGKILL'));
    const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
    const lines = createInterface({ input: child.stdout });
    const { value: line } = await lines[Symbol.asyncIterator]().next();
    const [, url = '', provider = ''] =
      /^Demo: (http:\/\/localhost:\d+\/) {2}\(stand-ins of third parties: (http:\/\/localhost:\d+\/)\)$/.exec(
        String(line),
      ) ?? [];
    assert.equal(provider, `http://localhost:${providerPort}/`);
    assert.equal((await fetch(`${url}contacto`)).status, 200);
    assert.equal((await fetch(`${provider}recaptcha/widget.js`)).status, 200);
    child.kill('SIGTERM');
    assert.deepEqual(await ended, { code: 0, signal: null });
  });

  it('npm start says in one line which port is taken, and which variable sets another one', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const line = (name: string) => `start: port ${port} is taken (${name} sets another one)\n`;
    assert.deepEqual(await fails({ PORT: `${port}`, PROVIDER_PORT: '0' }), [1, line('PORT')]);
    assert.deepEqual(await fails({ PORT: '0', PROVIDER_PORT: `${port}` }), [1, line('PROVIDER_PORT')]);
    // Of two taken ports it names the first, from which the second one follows.
    assert.deepEqual(await fails({ PORT: `${port}` }), [1, line('PORT')]);
    taken.close();
  });

  it('npm start names the error of a port in one line', async () => {
    const range = 'expected a number from 0 to 65535';
    assert.deepEqual(await fails({ PORT: 'web' }), [1, `start: PORT is web: ${range}\n`]);
    assert.deepEqual(await fails({ PORT: '65535' }), [1, `start: PROVIDER_PORT is 65536: ${range}\n`]);
    const same = 'start: PORT and PROVIDER_PORT are both 8080: expected two ports\n';
    assert.deepEqual(await fails({ PORT: '8080', PROVIDER_PORT: '8080' }), [1, same]);
  });
});

describe('the demo', () => {
  it('the demo starts nothing where a port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const options = { port, providerPort: 0, dataFile: join(folder, 'taken.db'), assetsDir: folder };
    await assert.rejects(startDemo(options), /EADDRINUSE/);
    taken.close();
  });
});
