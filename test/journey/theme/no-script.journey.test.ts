import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { pageOf } from './theme-page.js';

/**
 * Returns the number of elements that match, and the texts of those that a visitor cannot see. In one call: the
 * driver's own selectors need scripts, which do not run here.
 */
function visibilityOf(
  page: Page,
  selector: string,
): Promise<{ readonly count: number; readonly unseen: string[] }> {
  return page.evaluate((wanted) => {
    const elements = [...document.querySelectorAll(wanted)];
    const unseen = elements.filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return !element.checkVisibility({ visibilityProperty: true }) || width * height === 0;
    });
    return { count: elements.length, unseen: unseen.map(({ textContent }) => textContent.trim()) };
  }, selector);
}

/** Pages of the elements that contain server content. */
const pages = [
  { tag: 'nav-menu', selector: 'main nav-menu a', count: 15 },
  { tag: 'offcanvas-panel', selector: 'main offcanvas-panel :is(a, p)', count: 4 },
  { tag: 'tab-set', selector: 'main tab-set :is(h3, p, li)', count: 15 },
  { tag: 'back-to-top', selector: 'main back-to-top a', count: 1 },
  { tag: 'whatsapp-link', selector: 'main whatsapp-link a', count: 5 },
  { tag: 'sticky-header', selector: 'main sticky-header p', count: 1 },
] as const;

inEachBrowser('a visitor of the site without JavaScript', (journey) => {
  it('a visitor of the site without JavaScript sees every link of the menus, the panels’ content, all sections, and the links that float with scripts', async () => {
    const visit = { javaScript: false, viewport: { width: 360, height: 800 } };
    await journey.visit(pageOf('nav-menu'), visit, async (page) => {
      for (const { tag, selector, count } of pages) {
        await page.goto(`${journey.demo.url}${pageOf(tag)}&mistake=on`);
        assert.deepEqual(await visibilityOf(page, selector), { count, unseen: [] }, tag);
      }
    });
  });

  it('a visitor of the site without JavaScript sees all of that on the home page too', async () => {
    await journey.visit('/', { javaScript: false, viewport: { width: 320, height: 640 } }, async (page) => {
      for (const selector of [
        'nav-menu a',
        'tab-set :is(h2, p)',
        'back-to-top a',
        'whatsapp-link a',
        'noscript img, img[src]:not([data-src])',
      ]) {
        const { count, unseen } = await visibilityOf(page, selector);
        assert.ok(count > 0, selector);
        assert.deepEqual(unseen, [], selector);
      }
    });
  });

  it('a visitor of the site without JavaScript follows them: a place in the page, the top, a chat', async () => {
    await journey.visit(pageOf('back-to-top'), { javaScript: false }, async (page) => {
      await page.click('main back-to-top a');
      assert.match(page.url(), /#top$/);
      assert.equal(await page.evaluate(() => window.scrollY), 0);
      await page.goto(journey.demo.url + pageOf('nav-menu'));
      await page.click('main nav-menu [href="#en-linea"]');
      assert.match(page.url(), /#en-linea$/);
      await page.goto(journey.demo.url + pageOf('whatsapp-link'));
      const addresses = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('main whatsapp-link a')].map(({ href }) => href),
      );
      assert.ok(addresses.every((address) => /^https:\/\/wa\.me\/\d+$/.test(address)));
    });
  });

  it('a visitor of the site without JavaScript sees every image', async () => {
    await journey.visit(`${pageOf('lazy-images')}&mistake=on`, { javaScript: false }, async (page) => {
      await page.click('main summary');
      const images = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main img:not([data-src], [data-srcset])')].map(
          (image) => [image.alt, image.complete && image.naturalWidth > 0] as const,
        ),
      );
      assert.equal(images.length, 7);
      assert.deepEqual(
        images.filter(([, isThere]) => !isThere),
        [],
      );
    });
  });
});
