import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { pageOf, type WebDriverPage } from '../../../scripts/runners/webkit/webdriver-page.mjs';
import type { WebDriverSession } from '../../../scripts/runners/webkit/webdriver-session.mjs';
import { evaluateIn, type Asked } from './evaluate.js';
import { exposed, firstScript } from './first-script.js';
import { shown, untilNext, type Until } from './navigation.js';
import type { PageProxy } from './proxy.js';

/** Context of a page, with its browser. */
interface Context {
  readonly browser: object;
}

/** Page of WebKitGTK, with those methods of Puppeteer's pages that journeys call and the driver can do. */
export class WebKitPage extends EventEmitter {
  readonly keyboard: WebDriverPage['keyboard'];
  readonly mouse: WebDriverPage['mouse'];
  readonly setViewport: WebDriverPage['setViewport'];
  readonly #context: Context;
  readonly #session: WebDriverSession;
  readonly #proxy: PageProxy;
  readonly #functions = new Map<string, (...args: readonly unknown[]) => unknown>();
  readonly #scripts = new Map<string, string>();
  #url = 'about:blank';

  constructor(context: Context, session: WebDriverSession, proxy: PageProxy) {
    super();
    this.#context = context;
    this.#session = session;
    this.#proxy = proxy;
    ({ keyboard: this.keyboard, mouse: this.mouse, setViewport: this.setViewport } = pageOf(session));
    proxy.on('request', (request) => {
      this.emit('request', request);
      if (request.resourceType() === 'worker') this.emit('workercreated', request);
    });
    proxy.on('call', (name, args) => this.#called(name, args));
    this.#writeFirstScript();
  }

  browser = () => this.#context.browser;
  browserContext = () => this.#context;
  /** Returns the address of the page when it was last asked for something. */
  url = () => this.#url;

  async goto(url: string, { waitUntil }: { readonly waitUntil?: Until } = {}): Promise<void> {
    await this.#leave(() => this.#session.goto(url), waitUntil);
  }

  async reload(): Promise<void> {
    await this.#leave(() => this.#session.refresh());
  }

  async waitForNavigation(): Promise<void> {
    await this.#leave(() => undefined);
  }

  async evaluate(asked: Asked, ...args: readonly unknown[]): Promise<unknown> {
    const { value, url } = await evaluateIn(this.#session, asked, args);
    this.#url = url;
    return value;
  }

  $eval(selector: string, asked: Asked, ...args: readonly unknown[]): Promise<unknown> {
    return this.evaluate(`{
      const found = document.querySelector(${JSON.stringify(selector)});
      if (!found) throw new Error(${JSON.stringify(`nothing matches ${selector}`)});
      return (${asked.toString()})(found, ...${JSON.stringify(args)});
    }`);
  }

  $$eval(selector: string, asked: Asked, ...args: readonly unknown[]): Promise<unknown> {
    const found = `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
    return this.evaluate(`(${asked.toString()})(${found}, ...${JSON.stringify(args)})`);
  }

  /** Returns a handle of the first element that matches; null for none. It can take files. */
  async $(selector: string): Promise<{ uploadFile(...files: string[]): Promise<void> } | null> {
    if ((await this.evaluate(`document.querySelector(${JSON.stringify(selector)}) !== null`)) !== true)
      return null;
    return { uploadFile: (...files) => this.#session.sendKeys(selector, files.join('\n')) };
  }

  async waitForFunction(asked: Asked, _options: unknown, ...args: readonly unknown[]): Promise<void> {
    const limit = performance.now() + 30_000;
    while (!(await this.evaluate(asked, ...args))) {
      if (performance.now() > limit) throw new Error(`never came: ${asked.toString()}`);
      await setTimeout(25);
    }
  }

  async waitForSelector(selector: string): Promise<void> {
    await this.waitForFunction(`document.querySelector(${JSON.stringify(selector)}) !== null`, {});
  }

  async focus(selector: string): Promise<void> {
    await this.$eval(selector, (element: HTMLElement) => element.focus());
  }

  async type(selector: string, text: string): Promise<void> {
    await this.focus(selector);
    await this.keyboard.type(text);
  }

  async select(selector: string, ...values: readonly string[]): Promise<void> {
    const choose = (select: HTMLSelectElement, wanted: readonly string[]) => {
      for (const option of select.options) option.selected = wanted.includes(option.value);
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    };
    await this.$eval(selector, choose, values);
  }

  async content(): Promise<string> {
    return String(await this.evaluate('document.documentElement.outerHTML'));
  }

  setRequestInterception(isOn: boolean): Promise<void> {
    this.#proxy.isIntercepting = isOn;
    return Promise.resolve();
  }

  async exposeFunction(name: string, called: (...args: readonly never[]) => unknown): Promise<void> {
    this.#functions.set(name, called as (...args: readonly unknown[]) => unknown);
    this.#writeFirstScript();
    await this.evaluate(exposed(name));
  }

  evaluateOnNewDocument(script: Asked): Promise<{ readonly identifier: string }> {
    const identifier = String(this.#scripts.size);
    this.#scripts.set(identifier, typeof script === 'string' ? script : `(${script.toString()})();`);
    this.#writeFirstScript();
    return Promise.resolve({ identifier });
  }

  #writeFirstScript(): void {
    this.#proxy.firstScript = firstScript([...this.#functions.keys()], [...this.#scripts.values()]);
  }

  #called(name: string, args: readonly unknown[]): void {
    const [message] = args;
    if (name === 'pageerror') this.emit(name, new Error(String(message)));
    else if (name === 'console') this.emit(name, { text: () => String(message) });
    else this.#functions.get(name)?.(...args);
  }

  async #leave(act: () => unknown, until?: Until): Promise<void> {
    const before = await shown(this.#session);
    await act();
    this.#url = await untilNext(this.#session, before, until);
  }
}
