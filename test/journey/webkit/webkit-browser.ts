import type { Browser, Page } from 'puppeteer-core';
import { findWebKit, webKitIsMissing } from '../../../scripts/find-browsers.mjs';
import { startDriver, type WebKitDriver } from '../../../scripts/runners/webkit/start-driver.mjs';
import {
  openSession,
  type WebDriverCookie,
  type WebDriverSession,
} from '../../../scripts/runners/webkit/webdriver-session.mjs';
import { own } from './first-script.js';
import { shown, untilNext } from './navigation.js';
import { PageProxy } from './proxy.js';
import { WebKitPage } from './webkit-page.js';

/** Starts WebKitGTK, with those methods of Puppeteer's browsers that journeys call. */
export function openWebKit(env: Environment = {}): Promise<Browser> {
  const programs = findWebKit();
  if (programs === null) throw new Error(webKitIsMissing);
  return Promise.resolve(new WebKitBrowser(programs, env) as unknown as Browser);
}

type Programs = NonNullable<ReturnType<typeof findWebKit>>;
type Environment = Readonly<Record<string, string>>;

/** Browsers of one driver, one after the other: each context is a process with an empty profile. */
export class WebKitBrowser {
  readonly #programs: Programs;
  readonly #env: Environment;
  #driver: WebKitDriver | undefined;
  /** Network events are not the driver's, so they cost nothing and are never off. */
  readonly connection = { send: () => Promise.resolve() };

  constructor(programs: Programs, env: Environment) {
    this.#programs = programs;
    this.#env = env;
  }

  version = () => Promise.resolve('WebKitGTK');

  createBrowserContext(): Promise<WebKitContext> {
    return Promise.resolve(new WebKitContext(this));
  }

  async openSession(proxy: string): Promise<WebDriverSession> {
    this.#driver ??= await startDriver(this.#programs, this.#env);
    return openSession(this.#driver.url, this.#programs.browser, proxy);
  }

  /** Ends the driver with its browser; the next context starts another one. */
  close(): Promise<void> {
    this.#driver?.stop();
    this.#driver = undefined;
    return Promise.resolve();
  }
}

/** Cookies and one page of a visitor. */
export class WebKitContext {
  readonly browser: WebKitBrowser;
  readonly #proxy = new PageProxy();
  #session: WebDriverSession | undefined;

  constructor(browser: WebKitBrowser) {
    this.browser = browser;
  }

  async newPage(): Promise<Page> {
    if (this.#session) throw new Error('A context of WebKitGTK has one page here');
    this.#session = await this.browser.openSession(await this.#proxy.start());
    return new WebKitPage(this, this.#session, this.#proxy) as unknown as Page;
  }

  /** Sets a cookie before the first page. The driver takes it only on a page of its host, which is an empty one here. */
  async setCookie(cookie: WebDriverCookie): Promise<void> {
    const session = this.#openSession();
    const before = await shown(session);
    await session.goto(`http://${cookie.domain ?? ''}${own.blank}`);
    await untilNext(session, before);
    await session.addCookie(cookie);
  }

  cookies(): Promise<readonly WebDriverCookie[]> {
    return this.#openSession().cookies();
  }

  async deleteCookie(...cookies: readonly WebDriverCookie[]): Promise<void> {
    for (const { name } of cookies) await this.#openSession().deleteCookie(name);
  }

  /** Ends the browser. One that hangs is ended with its driver. */
  async close(): Promise<void> {
    await this.#session?.close().catch(() => this.browser.close());
    this.#proxy.stop();
  }

  #openSession(): WebDriverSession {
    if (!this.#session) throw new Error('A context of WebKitGTK has cookies after its page was opened');
    return this.#session;
  }
}
