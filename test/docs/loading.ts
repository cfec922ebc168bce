/** Stories of a page of the site while it loads, and when its own script is late or lost. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Frame, HTTPRequest, Page } from 'puppeteer-core';
import { violations } from '../journey/axe.js';
import { idle, until } from '../journey/in-page.js';

/** Returns how far a document has moved since its first paint, and what has moved. */
function shiftsIn(frame: Frame): Promise<readonly string[]> {
  return frame.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Every document has this entry, so that the observer always reports.
      observer.observe({ type: 'navigation', buffered: true });
    });
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
    // Chromium may lay out the page of a frame before its style sheet, and shows nothing of it. A frame below the window
    // has no paint at all.
    const shownSince = firstPaint?.startTime ?? Infinity;
    return entries
      .filter(({ entryType, startTime }) => entryType === 'layout-shift' && startTime > shownSince)
      .map((entry) => {
        const { value, sources } = entry as Shift;
        return `${location.pathname}: ${value}, ${sources.map(({ node }) => node?.nodeName ?? '?').join(' ')}`;
      });
  });
}

/** Returns true if a frame's document has loaded; false also while it is being replaced. */
function hasLoaded(frame: Frame): Promise<boolean> {
  return frame.evaluate(() => document.readyState === 'complete').catch(() => false);
}

/**
 * Settles when a page and all its frames have loaded. The documents are asked: the driver may never hear the end of a
 * request that a frame has cancelled, and would wait for it.
 */
async function allLoaded(page: Page): Promise<void> {
  await until(page, () => document.readyState === 'complete');
  // A script of the page may add a frame in idle time.
  await idle(page);
  const limit = performance.now() + 25_000;
  for (;;) {
    const loaded = await Promise.all(page.frames().map(hasLoaded));
    if (!loaded.includes(false)) return;
    assert.ok(performance.now() < limit, `frames that never loaded: ${page.url()}`);
    await setTimeout(25);
  }
}

/** Checks that nothing in a loaded page and in its frames has moved. */
export async function hasNotMoved(page: Page): Promise<void> {
  await allLoaded(page);
  const shifts = await Promise.all(page.frames().map(shiftsIn));
  assert.deepEqual(shifts.flat(), []);
}

/** Intercepts the script of a page; other requests go on. Returns a function that ends it. */
async function intercept(
  page: Page,
  script: string,
  run: (request: HTTPRequest) => unknown,
): Promise<() => Promise<void>> {
  await page.setRequestInterception(true);
  const decide = (request: HTTPRequest) => {
    if (request.url().endsWith(script)) run(request);
    else void request.continue();
  };
  page.on('request', decide);
  return async () => {
    page.off('request', decide);
    await page.setRequestInterception(false);
  };
}

/** Opens a page whose script is lost: a message is in the page, and nothing that does not work. */
export async function loseScript(
  page: Page,
  address: string,
  script: string,
  message: RegExp,
): Promise<void> {
  const stop = await intercept(page, script, (request) => void request.abort());
  await page.goto(address);
  const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
  await until(page, isShown, '[data-lost]');
  assert.match(await page.$eval('[data-lost]', ({ textContent }) => textContent), message);
  for (const hidden of ['[data-late]', '.outline', '.theme-editor']) {
    assert.equal(await page.evaluate(isShown, hidden), false, hidden);
  }
  assert.deepEqual(await violations(page, { preload: false, iframes: false }), []);
  await stop();
  await Promise.all([page.waitForNavigation(), page.click('[data-reload]')]);
  await until(page, () => document.querySelector('[data-starting]') === null);
}

/** Searches in a page whose search is lost: it says so, and finds as soon as its files come. */
export async function loseSearch(page: Page, address: string, message: RegExp): Promise<void> {
  const stop = await intercept(page, 'assets/minisearch.js', (request) => void request.abort());
  await page.goto(address);
  await page.keyboard.press('/');
  await page.keyboard.type('c');
  const shownText = () => {
    const status = document.querySelector<HTMLElement>('.search-box [role=status]:not(.hidden-text)');
    return status?.checkVisibility() ? status.innerText : '';
  };
  await until(page, shownText);
  assert.match(await page.evaluate(shownText), message);
  assert.deepEqual(await violations(page, { preload: false, iframes: false }), []);
  await stop();
  await page.keyboard.type('alendar');
  await until(page, () => document.querySelectorAll('#search-results [role=option]').length > 0);
  assert.equal(await page.evaluate(shownText), '');
}

/** Reads a pasted page in the playground while its reader is lost: it says so, keeps the text, and reads when it comes. */
export async function loseReader(page: Page, address: string, message: RegExp): Promise<void> {
  const stop = await intercept(page, 'playground/page-reader.js', (request) => void request.abort());
  await page.goto(address);
  await until(page, () => document.querySelector('#paste-page'));
  await page.click('#paste-page');
  await page.type('#paste-source', 'a page without a form');
  const failure = () => document.querySelector('#paste-failure')?.textContent ?? '';
  await page.click('#paste-run');
  await until(page, failure);
  const lost = await page.evaluate(failure);
  assert.match(lost, message);
  await stop();
  await page.click('#paste-run');
  await until(page, (before) => document.querySelector('#paste-failure')?.textContent !== before, lost);
  assert.equal(await page.$eval('textarea#paste-source', ({ value }) => value), 'a page without a form');
}

/** Opens a page whose script is late: its content stays in its place, and the page starts when the script comes. */
export async function delayScript(page: Page, address: string, script: string): Promise<void> {
  let hold: (request: HTTPRequest) => void = () => undefined;
  const late = new Promise<HTTPRequest>((resolve) => (hold = resolve));
  const stop = await intercept(page, script, (request) => hold(request));
  const loaded = page.goto(address);
  const request = await late;
  await until(page, () => document.querySelector('footer') !== null);
  const shown = await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
    const note = document.querySelector('[data-late]');
    return {
      note: note && getComputedStyle(note).visibility,
      isFooterBelow: (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) >= innerHeight,
    };
  });
  assert.deepEqual(shown, { note: 'visible', isFooterBelow: true });
  await request.continue();
  await loaded;
  await until(page, () => document.querySelector('[data-starting]') === null);
  await hasNotMoved(page);
  await stop();
}
