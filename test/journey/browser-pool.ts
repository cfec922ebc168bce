import type { Browser } from 'puppeteer-core';
import { openBrowser, openFirefoxWithoutScripts } from './browsers.js';

/** Kinds of browsers that journeys may borrow, each a process with its own settings. */
export const browserKinds = ['Chromium', 'Firefox', 'Firefox without scripts'] as const;
export type BrowserKind = (typeof browserKinds)[number];

const starts: Readonly<Record<BrowserKind, () => Promise<Browser>>> = {
  Chromium: () => openBrowser('Chromium'),
  Firefox: () => openBrowser('Firefox'),
  'Firefox without scripts': openFirefoxWithoutScripts,
};

/** Running browser without a client. */
interface IdleBrowser {
  readonly kind: BrowserKind;
  readonly endpoint: string;
  isAlive(): boolean;
  stop(): void;
}

/** Starts a browser of a kind in this process. */
export function startBrowser(kind: BrowserKind | 'WebKit'): Promise<Browser> {
  return kind === 'WebKit' ? openBrowser(kind) : starts[kind]();
}

/** Browsers that run on from journey to journey; each serves one at a time. */
export class BrowserPool {
  readonly #all = new Set<IdleBrowser>();
  readonly #idle = new Set<IdleBrowser>();

  /** Returns an idle browser; starts one if there is none. */
  async take(kind: BrowserKind): Promise<IdleBrowser> {
    for (const browser of this.#idle) {
      if (browser.kind !== kind) continue;
      this.#idle.delete(browser);
      if (browser.isAlive()) return browser;
      this.#all.delete(browser);
    }
    const browser = await startIdle(kind);
    this.#all.add(browser);
    return browser;
  }

  giveBack(browser: IdleBrowser): void {
    this.#idle.add(browser);
  }

  /** Ends a browser in an unknown state. */
  discard(browser: IdleBrowser): void {
    this.#all.delete(browser);
    browser.stop();
  }

  stop(): void {
    for (const browser of this.#all) browser.stop();
    this.#all.clear();
    this.#idle.clear();
  }
}

async function startIdle(kind: BrowserKind): Promise<IdleBrowser> {
  const browser = await startBrowser(kind);
  const endpoint = browser.wsEndpoint();
  const child = browser.process();
  // Firefox accepts one client at a time.
  await browser.disconnect();
  return {
    kind,
    endpoint,
    isAlive: () => child?.exitCode === null && child.signalCode === null,
    stop: () => void (child?.pid && killGroup(child.pid)),
  };
}

/** Ends a browser with the script that has started it: each is a process group of its own. */
function killGroup(leader: number): void {
  try {
    process.kill(-leader);
  } catch {
    // The process has ended already.
  }
}
