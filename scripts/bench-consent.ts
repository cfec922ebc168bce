/**
 * `npm run bench:consent`: what the consent banner costs at 4x CPU throttle: the time from the press on accept to the next
 * frame (INP), layout shift and LCP, with the banner and without it.
 */
import type { Page } from 'puppeteer-core';
import { openDemo } from '../test/journey/harness.js';
import { compare, type Measure } from './bench/compare.js';
import { observeLoad } from './bench/observe-load.js';

/** Layout shifts and the entry of an interaction can come late. */
const settle = (page: Page) => page.evaluate('new Promise((resolve) => setTimeout(resolve, 1500))');

const measure =
  (path: string, hasBanner: boolean): Measure =>
  async (page, url) => {
    await page.setViewport({ width: 390, height: 844 });
    return observeLoad(page, url + path, async () => {
      if (hasBanner)
        await page.waitForFunction('document.querySelector("cookie-consent")?.matches(":state(open)")');
      await settle(page);
      if (hasBanner) await page.click('[data-consent="accept"]');
      await settle(page);
    });
  };

await compare(
  openDemo,
  {
    '/ with the banner': measure('/', true),
    '/ without': measure('/?consent=none', false),
    '/contacto with the banner': measure('/contacto', true),
    '/contacto without': measure('/contacto?consent=none', false),
  },
  5,
);
