import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { seen, toNextPage, until } from '../in-page.js';
import { holdFiles, isChunk, loseFiles, saysLost } from '../lost-files.js';

const path = '/elementos/rs-location';
const first = 'rs-location[for="lugar"]';
const isMap = isChunk('rs-location.map');

/** Returns the requests of the page to the map service. */
function askedOfService(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/maps/')),
  );
}

/** Scrolls to the field: out of view it requests nothing. */
const scrollToField = (page: Page) => page.$eval(first, (field) => field.scrollIntoView({ block: 'center' }));

const valueOf = (page: Page, id: string) =>
  page.$eval(`#${id}`, (input) => (input as HTMLInputElement).value);

/** Returns the middle of the marker in the window, and the scroll position of the page. */
function markerPoint(page: Page): Promise<{ x: number; y: number; scrolled: number }> {
  return page.$eval(first, ({ shadowRoot }) => {
    const box = shadowRoot?.querySelector('[part~="marker"]')?.getBoundingClientRect() ?? new DOMRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, scrolled: scrollY };
  });
}

inEachBrowser('a visitor who says where', (journey) => {
  it('a visitor who says where asks the map service nothing before the yes, and types the address', async () => {
    await journey.visit(path, { hasConsented: false }, async (page) => {
      await scrollToField(page);
      await seen(page, first, '[part="consent-placeholder"]');
      await page.focus('#lugar');
      await page.keyboard.type('Calle Mayor 1');
      await page.focus('#calle');
      await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
      assert.deepEqual(await askedOfService(page), []);
      assert.equal(await valueOf(page, 'lugar'), 'Calle Mayor 1');
    });
  });

  it('a visitor who says where chooses a suggestion by keyboard, and sees the marker of it', async () => {
    await journey.visit(path, {}, async (page) => {
      await scrollToField(page);
      await seen(page, first, '[part~="marker"]');
      await page.focus('#lugar');
      await page.keyboard.type('mayor 1');
      await until(page, () => document.querySelector('[role="option"]') !== null);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      assert.match(await valueOf(page, 'lugar'), /^Calle Mayor \d+, Villa de Prueba$/);
      await seen(page, first, '[part="marker"]');
      // Enter on a suggestion must not send the form.
      assert.equal(new URL(page.url()).search, '');
    });
  });

  it('a visitor who says where sends the form with one tap while the suggestions are open', async () => {
    const viewport = {
      width: 390,
      height: 844,
      hasTouch: true,
      isMobile: journey.browserName === 'Chromium',
    };
    await journey.visit(path, { viewport }, async (page) => {
      await page.$eval('#calle', (input) => input.scrollIntoView({ block: 'start' }));
      await until(page, () => document.querySelector('#calle[role="combobox"]') !== null);
      await page.$eval('#calle', (input) => (input as HTMLElement).focus({ preventScroll: true }));
      await page.keyboard.type('mayor 1');
      await until(page, () => document.querySelector('[role="option"]') !== null);
      // The list ends above the button, so the tap is on the button that the visitor sees.
      await page.evaluate(
        'document.querySelector("ul[role=listbox]").style.setProperty("max-block-size", "3rem")',
      );
      const button = await page.$('form .btn-primary');
      const spot = await button?.boundingBox();
      const [x, y] = [(spot?.x ?? 0) + 20, (spot?.y ?? 0) + (spot?.height ?? 0) - 4];
      await toNextPage(page, () => page.touchscreen.tap(x, y));
      assert.match(page.url(), /calle=mayor\+1/);
    });
  });

  it('a visitor who says where drags the marker with a finger, and the page stays where it is', async () => {
    const viewport = {
      width: 360,
      height: 740,
      hasTouch: true,
      isMobile: journey.browserName === 'Chromium',
    };
    await journey.visit(path, { viewport }, async (page) => {
      await scrollToField(page);
      await seen(page, first, '[part~="marker"]');
      const { x, y, scrolled } = await markerPoint(page);
      const finger = await page.touchscreen.touchStart(x, y);
      for (const step of [10, 30, 50]) await finger.move(x + step, y - step);
      await finger.end();
      await until(page, () => document.querySelector<HTMLInputElement>('#lugar')?.value !== '');
      await seen(page, first, '[part="marker"]');
      const after = await markerPoint(page);
      assert.ok(after.x > x + 30 && after.y < y - 30, 'the marker went along');
      assert.equal(after.scrolled, scrolled);
    });
  });

  it('a visitor who says where types an address where the map does not come, and is told so', async () => {
    await journey.visit('/', { expectsError: saysLost(isMap) }, async (page) => {
      await loseFiles(page, isMap);
      await page.goto(journey.demo.url + path);
      await scrollToField(page);
      await seen(page, first, '[part="message"]:not([hidden])');
      await page.focus('#lugar');
      await page.keyboard.type('Calle');
      await until(page, () => document.querySelector('[role="option"]') !== null);
    });
  });

  it('a visitor who says where has the place that was typed on the map when that comes late', async () => {
    await journey.visit('/', {}, async (page) => {
      const late = await holdFiles(page, isMap);
      await page.goto(journey.demo.url + path);
      await scrollToField(page);
      await late.asked();
      await page.focus('#lugar');
      await page.keyboard.type('40.5,-3.5');
      await late.release();
      await seen(page, first, '[part="marker"]');
    });
  });
});
