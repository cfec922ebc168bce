import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type Browser } from 'puppeteer-core';
import { muteNetwork } from '../network-events.mjs';
import { startBrowser, type BrowserKind } from './browser-pool.js';
import { protocolTimeout } from './browsers.js';
import type { Demo } from './own-demo.js';

/** Where `serve-journeys.ts` listens; a journey that runs by itself starts its own browsers and demo. */
const services = process.env['SUITE_SERVICES'];

/** A browser that one journey has for itself. Who listens to requests asks for them first, by `hearNetwork`. */
export interface BorrowedBrowser {
  readonly browser: Browser;
  giveBack(): Promise<void>;
}

/** A browser of that kind, with nothing open in it. */
export async function borrowBrowser(kind: BrowserKind): Promise<BorrowedBrowser> {
  if (services === undefined) {
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

/** A demo with nothing stored in it. */
export async function borrowDemo(): Promise<Demo> {
  if (services === undefined) {
    const { startOwnDemo } = await import('./own-demo.js');
    return startOwnDemo();
  }
  const { reported, giveBack } = await borrow(services, 'demo');
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

/** Opens a request and leaves its body open: the end of the body gives back, a lost connection means an accident. */
async function borrow(address: string, what: string): Promise<Borrowed> {
  const lease = request(`${address}/${encodeURIComponent(what)}`, { method: 'POST', agent: false });
  lease.flushHeaders();
  const [response] = (await once(lease, 'response')) as [IncomingMessage];
  const [line] = (await once(response.setEncoding('utf8'), 'data')) as [string];
  if (response.statusCode !== 200) throw new Error(line);
  const returned = new Promise<void>((resolve) => response.once('close', resolve));
  // A journey that is through does not wait for what it forgot to give back.
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
