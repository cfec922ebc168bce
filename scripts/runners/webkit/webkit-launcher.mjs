/** Launcher of the browser test runner for WebKitGTK. Each page has a browser with an empty profile of its own. */
import { clearInterval, setInterval } from 'node:timers';
import { openSession } from './webdriver-session.mjs';
import { pageOf } from './webdriver-page.mjs';
import { startDriver } from './start-driver.mjs';

/** Interval between two questions to a page, in milliseconds. */
const watchInterval = 5_000;
/** Size of the window, as in the other browsers. */
const size = { width: 800, height: 600 };

/**
 * Returns a launcher for the programs that `findWebKit` has found. The runner treats it as one of Puppeteer, because its
 * pages have the methods that the runner's commands call.
 */
export function webKitLauncher(programs) {
  return new WebKitLauncher(programs);
}

class WebKitLauncher {
  name = 'WebKit';
  type = 'puppeteer';
  concurrency = 1;
  #programs;
  #logger;
  #driver;
  /** Identifiers of the runner's sessions → their browsers. */
  #open = new Map();

  constructor(programs) {
    this.#programs = programs;
  }

  initialize({ logger }) {
    this.#logger = logger;
  }

  async startSession(id, url) {
    this.#driver ??= await startDriver(this.#programs);
    const session = await openSession(this.#driver.url, this.#programs.browser);
    const page = pageOf(session);
    await page.setViewport(size);
    const watch = setInterval(() => void this.#ask(id), watchInterval);
    this.#open.set(id, { session, page, url, watch });
    await session.goto(url);
  }

  isActive(id) {
    return this.#open.has(id);
  }

  getPage(id) {
    return this.#open.get(id).page;
  }

  /** Returns the address of a page; that of its start if the browser is gone, so that the runner names the right cause. */
  getBrowserUrl(id) {
    const { session, url } = this.#open.get(id);
    return session.address().catch(() => url);
  }

  async stopSession(id) {
    const { session, watch } = this.#open.get(id);
    clearInterval(watch);
    this.#open.delete(id);
    await session.close().catch(() => this.#endDriver());
    return {};
  }

  startDebugSession() {
    throw new Error('WebKitGTK has no debug sessions here');
  }

  stop() {
    this.#endDriver();
    return Promise.resolve();
  }

  /** Asks a page for a sign of life. If none comes, the browser is ended, which ends this file and not the run. */
  async #ask(id) {
    const open = this.#open.get(id);
    if (!open || open.isAsked) return;
    open.isAsked = true;
    try {
      await open.session.run('return true');
    } catch (error) {
      if (error.name === 'TimeoutError') this.#endHanging(open);
    }
    open.isAsked = false;
  }

  #endHanging({ url, watch }) {
    clearInterval(watch);
    this.#logger.error(`WebKit was ended, because this page has not answered for a minute: ${url}`);
    this.#endDriver();
  }

  /** Ends the driver with its browser; the next page starts another one. */
  #endDriver() {
    this.#driver?.stop();
    this.#driver = undefined;
  }
}
