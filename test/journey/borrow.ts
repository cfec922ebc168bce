import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type Browser } from 'puppeteer-core';
import { muteNetwork } from '../network-events.mjs';
import { startBrowser, type BrowserKind } from './browser-pool.js';
import { protocolTimeout } from './browsers.js';
import type { Demo } from './own-demo.js';

/** Address of `serve-journeys.ts`; undefined for a journey that runs by itself and starts its own browsers and demo. */
const services = process.env['SUITE_SERVICES'];

/** Browser that one journey has for itself. Call `hearNetwork` before listening to requests. */
export interface BorrowedBrowser {
  readonly browser: Browser;
  giveBack(): Promise<void>;
}

/** Returns a browser of a kind, without pages. That of WebKitGTK is never shared: its driver has one client. */
export async function borrowBrowser(kind: BrowserKind | 'WebKit'): Promise<BorrowedBrowser> {
  if (services === undefined || kind === 'WebKit') {
    const browser = await startBrowser(kind);
    await muteNetwork(browser);
    return { browser, giveBack: () => browser.close() };
  }
  const { reported, giveBack } = await borrow(services, kind);
  const browser = await connect({
    browserWSEndpoint: reported['endpoint'] ?? '',
    protocol: kind === 'Chromium' ? 'cdp' : 'webDriverBiDi',
    protocolTimeout,
  });
  await muteNetwork(browser);
  return {
    browser,
    async giveBack() {
      await browser.disconnect();
      await giveBack();
    },
  };
}

/** Returns a demo with an empty database. */
export async function borrowDemo(): Promise<Demo> {
  if (services === undefined) {
    const { startOwnDemo } = await import('./own-demo.js');
    return startOwnDemo();
  }
  const { reported, giveBack } = await borrow(
    services,
    process.env['SUITE'] === 'compact' ? 'compact demo' : 'demo',
  );
  const { url = '', providerUrl = '' } = reported;
  return {
    url,
    providerUrl,
    async rows() {
      const answer = await fetch(`${services}/rows/${encodeURIComponent(url)}`);
      return (await answer.json()) as Awaited<ReturnType<Demo['rows']>>;
    },
    stop: giveBack,
  };
}

interface Borrowed {
  readonly reported: Readonly<Record<string, string>>;
  giveBack(): Promise<void>;
}

/** Opens a request and keeps its body open: the end of the body returns the loan, a lost connection means a crash. */
async function borrow(address: string, what: string): Promise<Borrowed> {
  const lease = request(`${address}/${encodeURIComponent(what)}`, { method: 'POST', agent: false });
  lease.flushHeaders();
  const [response] = (await once(lease, 'response')) as [IncomingMessage];
  const [line] = (await once(response.setEncoding('utf8'), 'data')) as [string];
  if (response.statusCode !== 200) throw new Error(line);
  const returned = new Promise<void>((resolve) => response.once('close', resolve));
  // A journey that has ended does not wait for a loan that it has not returned.
  lease.socket?.unref();
  return {
    reported: JSON.parse(line) as Borrowed['reported'],
    async giveBack() {
      lease.socket?.ref();
      lease.end();
      await returned;
    },
  };
}
