import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { tabStops } from './tab-stops.js';
import { isSeen, panelIs, scrollDown, tabTo, themeReady } from './theme-page.js';
import { halfPixel } from '../../pixels.js';

const narrow = { width: 320, height: 640 };

/** Returns the pairs of elements that overlap, by their names. */
function overlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate((slack) => {
    // A header that stays covers the content that is scrolled under it.
    const expected = 'sticky-header and tab-set';
    const names = [
      'sticky-header',
      'back-to-top',
      'whatsapp-link[floating]',
      'tab-set',
      'cookie-consent > *',
    ];
    const boxes = names.flatMap((name) =>
      [...document.querySelectorAll(name)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ name, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width * box.height > 0),
    );
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left + slack < other.right &&
            other.left + slack < box.right &&
            box.top + slack < other.bottom &&
            other.top + slack < box.bottom,
        )
        .map((other) => `${name} and ${other.name}`)
        .filter((pair) => pair !== expected),
    );
  }, halfPixel);
}

inEachBrowser('a visitor of the home page with a small screen', (journey) => {
  it('a visitor of the home page with a small screen sees nothing that floats lie over another, and nothing run out of the window', async () => {
    await journey.visit('/', { viewport: narrow }, async (page) => {
      await themeReady(page);
      await scrollDown(page);
      assert.ok(await page.$('back-to-top:state(visible)'), 'the link to the top is in sight');
      assert.deepEqual(await overlaps(page), []);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= narrow.width);
    });
  });
});

inEachBrowser('a visitor of the home page with the keyboard', (journey) => {
  it('a visitor of the home page with the keyboard opens the panel, and a submenu of the menu in it, and is back on the button', async () => {
    await journey.visit('/', { viewport: narrow }, async (page) => {
      await themeReady(page);
      await tabTo(page, '[data-offcanvas-toggle="panel"]');
      await page.keyboard.press('Enter');
      await panelIs(page, 'panel', 'open');
      await tabTo(page, '#menu-movil .nav-menu-toggle');
      await page.keyboard.press(' ');
      assert.ok(await isSeen(page, '#menu-movil li li a'));
      await page.keyboard.press('Escape');
      assert.equal(await isSeen(page, '#menu-movil li li a'), false);
      await page.keyboard.press('Escape');
      await panelIs(page, 'panel', 'closed');
      assert.ok(await page.$('[data-offcanvas-toggle="panel"]:focus'));
    });
  });

  for (const width of [320, 1280]) {
    it(`a visitor of the home page with the keyboard never has the focus below the header or what floats, at ${width} px`, async () => {
      await journey.visit('/', { viewport: { width, height: 600 } }, async (page) => {
        await themeReady(page);
        const stops = await tabStops(page);
        assert.ok(stops.length > 10, `${stops.length} stops`);
        assert.deepEqual(
          stops.filter(({ coveredBy }) => coveredBy !== ''),
          [],
        );
      });
    });
  }
});
