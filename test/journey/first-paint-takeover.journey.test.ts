import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { hearNetwork } from '../network-events.mjs';
import { inEachBrowser } from './harness.js';
import { until } from './in-page.js';
import { letGo } from './lost-files.js';

/** What a visitor saw, frame by frame, since the choice. */
interface Watched {
  /** Every picture that was different from the one before. */
  readonly pictures: readonly string[];
  /** How much moved, as the browser counts it; empty where it does not count. */
  readonly shifts: readonly number[];
}

/** Holds the suite's scripts back; answers what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const held: HTTPRequest[] = [];
  let isHolding = true;
  await hearNetwork(page.browser());
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isSuite = new URL(request.url()).pathname.startsWith('/suite/');
    if (isSuite && isHolding) held.push(request);
    else void letGo(request);
  });
  return () => {
    isHolding = false;
    for (const request of held) void letGo(request);
  };
}

/**
 * Goes to a page whose scripts do not come. The driver would wait for them: the page is asked whether it is read, and has
 * the looks of its style sheets.
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
      // Asked while one page gives way to the other.
      .catch(() => false);
  }
}

/** As text, because the page keeps it running. */
const watch = `new Promise((resolve) => {
  const look = () => [...document.querySelectorAll('.rsform-block')].map((block) => {
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
    const picture = look();
    if (window.watched.pictures.at(-1) !== picture) window.watched.pictures.push(picture);
    requestAnimationFrame(frame);
    resolve();
  };
  // The frame of the choice itself is over by then.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      hearShifts();
      frame();
    }),
  );
})`;

inEachBrowser('a visitor who chooses before the script is there', (journey) => {
  for (const way of ['Teléfono', 'E-mail']) {
    it(`sees nothing move and nothing flash when it comes: ${way}`, async () => {
      await journey.visit('/', {}, async (page) => {
        const release = await holdScripts(page);
        await arrive(page, `${journey.demo.url}/contacto?theme=off`);
        await page.click(`input[name="form[forma contacto][]"][value="${way}"]`);
        // A focus that comes back with the window would be a touch, which brings the words of the limit.
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
