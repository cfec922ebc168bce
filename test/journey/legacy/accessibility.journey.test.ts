import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { violations } from '../axe.js';
import { choose, seenInForm } from '../contact/contact-page.js';
import { inEachBrowser } from '../harness.js';
import { seen, until } from '../in-page.js';
import * as kitchen from '../kitchen/kitchen-page.js';

/** Settings of a visitor with a small window and text of twice its size. */
const narrow = { viewport: { width: 320, height: 640 } };

async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** States of the registration page that a visitor passes through. */
const states: readonly (readonly [title: string, reach: (page: Page) => Promise<unknown>])[] = [
  ['the first page', (page) => kitchen.onPage(page, 0)],
  [
    'the first page with its errors',
    async (page) => {
      await kitchen.goOn(page, 1);
      await seenInForm(page, '[part="error-summary"]');
    },
  ],
  [
    'the second page',
    async (page) => {
      await kitchen.fillFirstPage(page, 'Presencial');
      await page.select('[name^="form[Sede]"]', 'Toledo');
      await kitchen.goOn(page, 1);
      await kitchen.onPage(page, 1);
    },
  ],
  [
    'the last page with its errors',
    async (page) => {
      await kitchen.choose(page, 'Alojamiento', 'No');
      await kitchen.goOn(page, 2);
      await kitchen.onPage(page, 2);
      await kitchen.press(page, '#Enviar');
      await seenInForm(page, '[part="error-summary"]');
    },
  ],
];

inEachBrowser('a page of the original has no accessibility violation', (journey) => {
  // The stories of the site's layout are in the journeys of the tags.
  const layouts = journey.browserName === 'Chromium' ? ['responsive', 'uikit3'] : [];

  for (const layout of layouts)
    it(`a page of the original has no accessibility violation on any page of the registration, and fits into 320 px with text of twice its size: ${layout}`, async () => {
      await journey.visit(`/legacy/formulario?layout=${layout}`, narrow, async (page) => {
        await enlarge(page);
        for (const [title, reach] of states) {
          await reach(page);
          assert.deepEqual(await violations(page), [], title);
          assert.equal(await isTooWide(page), false, title);
        }
      });
    });

  it('a page of the original has no accessibility violation with the calendar of the contact form open', async () => {
    await journey.visit('/legacy/contacto', narrow, async (page) => {
      await enlarge(page);
      await choose(page, 'Teléfono');
      // The calendar is rendered when it is near the window.
      await until(page, () => document.querySelector('rs-calendar'));
      await page.$eval('rs-calendar', (calendar) => calendar.scrollIntoView());
      await seen(page, 'rs-calendar', '[role="gridcell"]');
      assert.deepEqual(await violations(page), []);
      assert.equal(await isTooWide(page), false);
    });
  });
});
