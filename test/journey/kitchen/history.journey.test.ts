import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type Page, launch } from 'puppeteer-core';
import { chromiumArgs, findChromium } from '../../../scripts/find-browsers.mjs';
import { consent, inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { withPage } from '../with-page.js';
import {
  choose,
  fillAll,
  fillFirstPage,
  goBack,
  goOn,
  isBusy,
  onPage,
  registrations,
  send,
  thanked,
  valueOf,
} from './kitchen-page.js';

const inFirefox =
  'the driver loses the page on the way back in Firefox; the browser tests have the event in both';

/** Presses the browser's Back button. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

inEachBrowser('a visitor who goes back', (journey) => {
  const skip = journey.browserName === 'Firefox' && inFirefox;

  it(
    'a visitor who goes back goes one page of the form back where its author wants that, and keeps everything',
    { skip },
    async () => {
      await journey.visit('/formulario?attrs=history=pages', {}, async (page) => {
        await onPage(page, 0);
        await fillFirstPage(page);
        await goOn(page, 1);
        await onPage(page, 1);
        await choose(page, 'Extras', 'Comida');
        await goOn(page, 2);
        await onPage(page, 2);
        await back(page);
        await onPage(page, 1);
        assert.equal(await page.$eval('#Extras0', (box) => (box as HTMLInputElement).checked), true);
        await back(page);
        await onPage(page, 0);
        assert.equal(await valueOf(page, '#Nombre'), 'Berta Ruiz');
      });
    },
  );

  for (const path of journey.twins(registrations))
    it(
      `a visitor who goes back finds a live form with right totals, as it comes from the browser’s own store (12), on ${path}`,
      { skip },
      async () => {
        const browser = await launch({
          executablePath: findChromium() ?? '',
          args: [...chromiumArgs],
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        });
        try {
          await withPage(browser, {}, async (page) => {
            await consent(page, journey.demo.url);
            await page.goto(`${journey.demo.url}${path}?action=other`);
            await fillAll(page);
            await page.evaluate(() => {
              Reflect.set(window, 'isSamePage', true);
              addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasStored', persisted));
            });
            await send(page);
            await thanked(page);
            await back(page);
            await returned(page);
            assert.equal(await page.evaluate(() => Reflect.get(window, 'wasStored') as unknown), true);
            assert.equal(await valueOf(page, '#Total'), '240,50');
            assert.equal(await isBusy(page), false);
            await onPage(page, 2);
            await goBack(page, 3);
            await onPage(page, 1);
          });
        } finally {
          await browser.close();
        }
      },
    );
});

/**
 * Settles when the previous page is shown again: a page from the back-forward cache has no load event, and the script
 * may still run in the page that is being left.
 */
async function returned(page: Page): Promise<void> {
  for (let asked = 0; asked < 50; asked += 1) {
    const isThere = await until(page, () => document.readyState === 'complete')
      .then(() => page.evaluate(() => Reflect.get(window, 'isSamePage') === true))
      .catch(() => false);
    if (isThere) return;
  }
  assert.fail('the page never came back');
}
