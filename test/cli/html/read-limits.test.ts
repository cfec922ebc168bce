import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { findingsOf } from '../../../cli/doctor/checks.mjs';
import { ReadLimits } from '../../../cli/html/read-limits.mjs';
import { readPageText } from '../../../cli/migrate/page-text.mjs';
import { own } from '../doctor/site.js';

const megabyte = 2 ** 20;

/** Answers with bytes for as long as somebody reads them. */
function writeForEver(response: ServerResponse): void {
  const write = () => {
    while (!response.destroyed && response.write(Buffer.alloc(megabyte, ' ')));
  };
  response.on('drain', write);
  write();
}

const server = createServer(({ url = '' }, response) => {
  const isScript = url.endsWith('.js');
  response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' });
  if (url === '/page')
    response.end('<html lang="es"><script type="module" src="/slow/suite.js"></script><tab-set></tab-set>');
  else if (url === '/endless') writeForEver(response);
  else response.write(' ');
});
let site = '';
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

describe('cli/html: read limits', () => {
  const readers = new Map<string, (url: string, limits: ReadLimits) => Promise<unknown>>([
    ['doctor', (url, limits) => findingsOf(url, { own, limits })],
    ['migrate', readPageText],
  ]);
  for (const [name, read] of readers)
    it(`a command that reads a site ends with a message where the page never ends: ${name}`, async () => {
      await assert.rejects(
        read(`${site}/slow`, new ReadLimits({ ms: 300 })),
        /^TypeError: reading takes more than 0.3 seconds$/,
      );
      await assert.rejects(
        read(`${site}/endless`, new ReadLimits({ bytes: 2 * megabyte })),
        /more than 2 MB to read$/,
      );
    });

  it('a command that reads a site names a script that never ends as not checked, and not as missing', async () => {
    const found = await findingsOf(`${site}/page`, { own, limits: new ReadLimits({ ms: 1000 }) });
    assert.deepEqual(
      found.filter(({ check }) => check === 'files').map((one) => `${one.severity}: ${one.found}`),
      ['warning: /slow/suite.js, not read within 15 seconds and 20 MB'],
    );
  });
});
