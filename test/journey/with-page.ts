import assert from 'node:assert/strict';
import type { Browser, BrowserContext, Page, Viewport } from 'puppeteer-core';
import { mutePage } from '../network-events.mjs';
import { borrowBrowser } from './borrow.js';
import { protocolTimeout } from './browsers.js';
import { clickStanding } from './in-page.js';
import { recordSaid } from './said.js';
import { typeAtOnce } from './type-at-once.js';

/** Settings of a visitor. */
export interface Visit {
  readonly viewport?: Viewport;
  /**
   * True if the visitor has accepted the bot check's category on an earlier visit.
   *
   * @default true
   */
  readonly hasConsented?: boolean;
  /**
   * True if scripts run.
   *
   * @default true
   */
  readonly javaScript?: boolean;
  /** Returns true for uncaught errors that belong to the story. */
  readonly expectsError?: (message: string) => boolean;
  /** Returns true for policy violations that belong to the story, by directive. */
  readonly expectsViolation?: (directive: string) => boolean;
}

const nothing = () => false;

/**
 * Opens a page with cookies of its own, runs the story and closes the page. The story fails on any uncaught error and
 * any policy violation that it does not expect.
 */
export async function withPage<Result>(
  browser: Browser,
  visit: Visit,
  story: (page: Page) => Promise<Result>,
): Promise<Result> {
  if (visit.javaScript === false) return withSilentPage(browser, visit, story);
  const context = await browser.createBrowserContext();
  try {
    const page = await openPage(context, visit);
    if (/chrom/i.test(await browser.version())) typeAtOnce(page);
    clickStanding(page);
    const mishaps = await recordMishaps(page, visit);
    const result = await story(page);
    // One more report, so that all earlier ones have arrived.
    await page.evaluate('globalThis.reportPolicyViolation?.("", "")');
    assert.deepEqual(mishaps, [], 'uncaught errors or policy violations');
    return result;
  } finally {
    await context.close();
  }
}

/** Opens a page that runs no scripts, and so has no errors. */
async function withSilentPage<Result>(
  browser: Browser,
  visit: Visit,
  story: (page: Page) => Promise<Result>,
): Promise<Result> {
  const inFirefox = await isFirefox(browser);
  const silent = inFirefox ? await borrowBrowser('Firefox without scripts') : undefined;
  const context = await (silent?.browser ?? browser).createBrowserContext();
  try {
    const page = await openPage(context, visit);
    if (inFirefox) clickWithoutScripts(page);
    else await page.setJavaScriptEnabled(false);
    return await story(page);
  } finally {
    await context.close();
    await silent?.giveBack();
  }
}

/**
 * Replaces `click`. Firefox's driver waits before a click for an observer of the page, which is never called without
 * scripts. Here the pointer moves until the target is under it: right after scrolling, a busy browser still reports
 * the content before it.
 */
function clickWithoutScripts(page: Page): void {
  page.click = async (selector) => {
    const limit = performance.now() + protocolTimeout;
    for (let moves = 0; !(await isUnderPointer(page, selector)); moves += 1) {
      if (performance.now() > limit) throw new Error(`The pointer never came to ${selector}`);
      const { x, y } = await middleOf(page, selector);
      // A pointer that does not move causes no event.
      await page.mouse.move(x + (moves % 2), y);
    }
    await page.mouse.down();
    await page.mouse.up();
  };
}

function isUnderPointer(page: Page, selector: string): Promise<boolean> {
  return page.$eval(selector, (element) => element.matches(':hover'));
}

function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  return page.$eval(selector, (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}

async function isFirefox(browser: Browser): Promise<boolean> {
  return /firefox/i.test(await browser.version());
}

async function openPage(
  context: BrowserContext,
  { viewport = { width: 1280, height: 900 } }: Visit,
): Promise<Page> {
  const page = await mutePage(await context.newPage());
  await page.setViewport(viewport);
  return page;
}

async function recordMishaps(
  page: Page,
  { expectsError = nothing, expectsViolation = nothing }: Visit,
): Promise<readonly string[]> {
  const mishaps: string[] = [];
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    // Firefox reports a violation as an error too; it is handled below.
    if (message.startsWith('Content-Security-Policy') || expectsError(message)) return;
    mishaps.push(`error: ${message}`);
  });
  await page.exposeFunction('reportPolicyViolation', (directive: string, blocked: string) => {
    if (directive !== '' && !expectsViolation(directive))
      mishaps.push(`violation of ${directive}: ${blocked}`);
  });
  // As text, because a compiled function refers to the compiler's own helpers.
  await page.evaluateOnNewDocument(`
    globalThis.__name ??= (named) => named;
    ${recordSaid}
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      reportPolicyViolation(violatedDirective, blockedURI + ' ' + sample);
    });
  `);
  return mishaps;
}
