/**
 * Services that all journeys of a run share: browsers, and a process that runs demos. A journey borrows by a POST,
 * until the body of its request ends, so that a crashed journey leaves nothing behind. Prints its address, and ends
 * with its standard input.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BrowserPool, browserKinds } from './browser-pool.js';
import { ownBuild, startOwnDemo, type Demo } from './own-demo.js';

/** A loan: the data for the borrower, and the functions for its return or loss. */
interface Lease {
  readonly reported: Readonly<Record<string, string>>;
  giveBack(): unknown;
  lose(): unknown;
}

const pool = new BrowserPool();
const demos = new Map<string, Demo>();

async function lend(what: string): Promise<Lease> {
  if (what === 'demo') return lendDemo(ownBuild);
  if (what === 'compact demo') return lendDemo('compact/');
  const kind = browserKinds.find((name) => name === what);
  if (kind === undefined) throw new Error(`${what}: there is no such thing to borrow`);
  const browser = await pool.take(kind);
  return {
    reported: { endpoint: browser.endpoint },
    giveBack: () => pool.giveBack(browser),
    lose: () => pool.discard(browser),
  };
}

async function lendDemo(build: string): Promise<Lease> {
  const demo = await startOwnDemo(build);
  demos.set(demo.url, demo);
  const stop = () => {
    demos.delete(demo.url);
    return demo.stop();
  };
  return { reported: { url: demo.url, providerUrl: demo.providerUrl }, giveBack: stop, lose: stop };
}

/** Sends the data of a loan at once, and ends the response when the loan is returned. */
async function serveLease(what: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const lease = await lend(what);
  response.write(`${JSON.stringify(lease.reported)}\n`);
  let isOver = false;
  const over = (end: () => unknown) => async () => {
    if (isOver) return;
    isOver = true;
    await end();
    response.end();
  };
  request.resume();
  request.on('end', over(lease.giveBack));
  response.on('close', over(lease.lose));
}

async function serveRows(url: string, response: ServerResponse): Promise<void> {
  response.end(JSON.stringify(await demos.get(url)?.rows()));
}

const server = createServer((request, response) => {
  const [, what = '', which = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
  const served = what === 'rows' ? serveRows(which, response) : serveLease(what, request, response);
  served.catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end(error instanceof Error ? error.message : String(error));
  });
});
// A journey may take long.
server.requestTimeout = 0;
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

process.stdin.resume().on('end', () => {
  pool.stop();
  void Promise.all([...demos.values()].map((demo) => demo.stop())).finally(() => process.exit());
});
