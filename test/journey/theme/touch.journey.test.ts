import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { CDPSession, Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { isSeen, pageOf, panelIs, themeReady } from './theme-page.js';

const tablet = { width: 1024, height: 800, hasTouch: true };
const phone = { width: 360, height: 700, hasTouch: true, isMobile: true };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Touches, moves in steps and lifts one finger. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const client: CDPSession = await page.createCDPSession();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 8; step += 1) {
    const share = step / 8;
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await touch('touchEnd', []);
  await client.detach();
}

const sideways = (page: Page, from: number, to: number) => drag(page, { x: from, y: 400 }, { x: to, y: 402 });

/** Settles when no panel of the page is moving. */
function atRest(page: Page): Promise<void> {
  return until(page, () => !document.querySelector('offcanvas-panel:is(:state(opening), :state(closing))'));
}

/** Firefox is left out: its driver has no gestures by CDP, and its own touches move nothing by themselves. */
inEachBrowser('a visitor of the site with a finger', (journey) => {
  const skip = journey.lacks('touch');

  it(
    'a visitor of the site with a finger opens a submenu with the first tap, and follows the link with the second',
    { skip },
    async () => {
      await journey.visit(pageOf('nav-menu'), { viewport: tablet }, async (page) => {
        await themeReady(page);
        await page.tap('main [href="#servicios"]');
        assert.ok(await isSeen(page, 'main [href="#adultos"]'));
        assert.equal(new URL(page.url()).hash, '');
        await page.tap('main [href="#adultos"]');
        assert.ok(await isSeen(page, 'main [href="#parejas"]'));
        assert.equal(new URL(page.url()).hash, '');
        await page.tap('main [href="#adultos"]');
        await until(page, () => location.hash === '#adultos');
      });
    },
  );

  it(
    'a visitor of the site with a finger pulls the panel in and out past a third of its width, and sees it go back before',
    { skip },
    async () => {
      await journey.visit(pageOf('offcanvas-panel'), { viewport: phone }, async (page) => {
        await themeReady(page);
        await sideways(page, 6, 70);
        await atRest(page);
        await panelIs(page, 'panel-inicio', 'closed');
        await sideways(page, 6, 160);
        await panelIs(page, 'panel-inicio', 'open');
        await sideways(page, 250, 190);
        await atRest(page);
        await panelIs(page, 'panel-inicio', 'open');
        await sideways(page, 250, 100);
        await panelIs(page, 'panel-inicio', 'closed');
      });
    },
  );

  it(
    'a visitor of the site with a finger scrolls the page beside the panel’s edge, and on it',
    { skip },
    async () => {
      await journey.visit(pageOf('offcanvas-panel'), { viewport: phone }, async (page) => {
        await themeReady(page);
        for (const x of [180, 6]) {
          const before = await page.evaluate(() => window.scrollY);
          await drag(page, { x, y: 600 }, { x: x + 3, y: 420 });
          await until(page, (top) => window.scrollY > top + 50, before);
          await panelIs(page, 'panel-inicio', 'closed');
        }
      });
    },
  );
});
