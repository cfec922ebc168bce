import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { hearNetwork } from '../network-events.mjs';
import { inEachBrowser, type Journey } from './harness.js';
import { until } from './in-page.js';
import { bare } from './theme/theme-page.js';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 900 };
/** The practice's own pages. */
const practice = [
  '/',
  '/contacto',
  '/formulario',
  '/formulario-json',
  '/galeria',
  '/privacidad',
  '/aviso-legal',
];

/**
 * Records the layout shifts of every page that is opened from now on, with the elements that moved. Each page is a first
 * visit, without a cache: a browser paints before the scripts of the suite are there. Animations do not proceed, because
 * one shows everything when no script has come for three seconds, and a busy machine may need longer.
 */
async function recordShift(page: Page): Promise<void> {
  await hearNetwork(page.browser());
  await page.setCacheEnabled(false);
  const session = await page.createCDPSession();
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.evaluateOnNewDocument(`
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput) shifts.push([value, ...sources.map(({ node }) => node?.localName ?? node?.nodeName)].join(' '));
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

/** Returns the pages of the demo, without those of the original, whose server reserves no space. */
async function pagesOf(page: Page, journey: Journey): Promise<readonly string[]> {
  await page.goto(`${journey.demo.url}/demo`);
  const links = await page.$$eval('main a', (all) => all.map((link) => link.getAttribute('href') ?? ''));
  const paths = links.filter((href) => /^\/(?!legacy)[^?#]*$/.test(href));
  return [...new Set(['/demo', ...paths])];
}

/** Settles two frames after every tag of the page has started. */
async function settled(page: Page): Promise<void> {
  await until(
    page,
    () =>
      document.readyState === 'complete' &&
      !document.querySelector(':not(:defined)') &&
      !document.querySelector(
        'rs-form[data-pending], rs-form[src]:not(:has(form)), nav-menu:not([data-ready])',
      ) &&
      [...document.querySelectorAll('tab-set')].every(({ shadowRoot }) =>
        shadowRoot?.querySelector('[role="tab"]'),
      ),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Opens the pages one after the other, and returns what moved by itself. */
async function shiftsOf(page: Page, url: string, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(url + path);
    await settled(page);
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as string[]);
    found.push(...shifts.map((shift) => `${path}: ${shift}`));
  }
  return found;
}

inEachBrowser('a visitor who opens a page', (journey) => {
  const skip = journey.browserName === 'Firefox' && 'its engine reports no layout shift';

  it(
    'a visitor who opens a page sees nothing move by itself, on every page of the demo on a phone',
    { skip },
    async () => {
      await journey.visit(bare, { viewport: phone }, async (page) => {
        await recordShift(page);
        const paths = await pagesOf(page, journey);
        assert.ok(paths.length > 20, `${paths.length} pages`);
        assert.deepEqual(await shiftsOf(page, journey.demo.url, paths), []);
      });
    },
  );

  it(
    'a visitor who opens a page sees nothing move on the pages of the practice on a wide screen, before any choice',
    { skip },
    async () => {
      await journey.visit(bare, { viewport: desktop, hasConsented: false }, async (page) => {
        await recordShift(page);
        assert.deepEqual(await shiftsOf(page, journey.demo.url, practice), []);
      });
    },
  );
});
