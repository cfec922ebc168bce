import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { hearNetwork } from '../network-events.mjs';
import { inEachBrowser } from './harness.js';
import { until } from './in-page.js';
import { release } from './lost-files.js';

/** Record of what a visitor saw since the choice, frame by frame. */
interface Watched {
  /** Every layout that differs from the one before. */
  readonly pictures: readonly string[];
  /** Layout shifts as the browser measures them; empty if it does not. */
  readonly shifts: readonly number[];
}

/** Holds the suite's scripts back; returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const held: HTTPRequest[] = [];
  let isHolding = true;
  await hearNetwork(page.browser());
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isScript = /^\/suite\/.*\.js$/.test(new URL(request.url()).pathname);
    if (isScript && isHolding) held.push(request);
    else void release(request);
  });
  return () => {
    isHolding = false;
    for (const request of held) void release(request);
  };
}

/**
 * Goes to a page whose scripts do not load. The driver would wait for them, so the page itself is polled until it is
 * parsed and its style sheets have loaded.
 */
async function arrive(page: Page, url: string): Promise<void> {
  const loaded = page.goto(url);
  loaded.catch(() => undefined);
  let isRead = false;
  while (!isRead) {
    isRead = await page
      .evaluate(() => {
        const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
        const isStyled = sheets.every(({ sheet }) => sheet !== null);
        return isStyled && (document.getElementById('Enviar')?.checkVisibility() ?? false);
      })
      // Evaluated while one page replaces the other.
      .catch(() => false);
  }
}

/** Script for the page, as text, because the page keeps it running. */
const watch = `new Promise((resolve) => {
  const readLayout = () => [...document.querySelectorAll('.rsform-block')].map((block) => {
    const { top, height } = block.getBoundingClientRect();
    return block.className + (block.checkVisibility({ visibilityProperty: true }) ? ' ' + top + ' ' + height : ' hidden');
  }).join('\\n');
  window.watched = { pictures: [], shifts: [] };
  const hearShifts = () => {
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.watched.shifts.push(value);
      }).observe({ type: 'layout-shift' });
  };
  const frame = () => {
    const picture = readLayout();
    if (window.watched.pictures.at(-1) !== picture) window.watched.pictures.push(picture);
    requestAnimationFrame(frame);
    resolve();
  };
  // Starts after the frame of the choice itself.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      hearShifts();
      frame();
    }),
  );
})`;

inEachBrowser('a visitor who chooses before the script is there', (journey) => {
  for (const way of ['Teléfono', 'E-mail']) {
    it(`a visitor who chooses before the script has loaded sees nothing move and nothing flash when it comes: ${way}`, async () => {
      await journey.visit('/', {}, async (page) => {
        const release = await holdScripts(page);
        await arrive(page, `${journey.demo.url}/contacto?theme=off`);
        await page.click(`input[name="form[forma contacto][]"][value="${way}"]`);
        // A focus that returns with the window would be a touch, which shows the text of the limit.
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.evaluate(watch);
        release();
        await until(page, () => document.querySelector('rs-form:defined:not([data-pending])'));
        if (way === 'Teléfono') await until(page, () => document.querySelector('rs-calendar:defined'));
        const { pictures, shifts } = (await page.evaluate(
          'new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.watched))))',
        )) as Watched;
        assert.deepEqual(pictures, pictures.slice(0, 1));
        assert.deepEqual(shifts, []);
      });
    });
  }
});
