import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { violations } from '../axe.js';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { openPanel, pageOf, panelIs, scrollDown, themeReady } from './theme-page.js';

interface State {
  readonly title: string;
  readonly path: string;
  /** Opens the element of the page, if it can be opened. Settles when it is open. */
  open?(page: Page): Promise<void>;
  close?(page: Page): Promise<void>;
}

const toggle = 'main .nav-menu-toggle';

/** Pages, closed and open. */
const states: readonly State[] = [
  {
    title: 'nav-menu',
    path: pageOf('nav-menu'),
    async open(page) {
      await page.focus(toggle);
      await page.keyboard.press('Enter');
      await until(page, (name) => document.querySelector(name)?.ariaExpanded === 'true', toggle);
    },
    close: (page) => page.keyboard.press('Escape'),
  },
  {
    title: 'offcanvas-panel',
    path: pageOf('offcanvas-panel'),
    open: (page) => openPanel(page, '[data-offcanvas-toggle="panel-inicio"]', 'panel-inicio'),
    async close(page) {
      await page.keyboard.press('Escape');
      await panelIs(page, 'panel-inicio', 'closed');
    },
  },
  { title: 'tab-set', path: pageOf('tab-set') },
  { title: 'back-to-top', path: pageOf('back-to-top'), open: scrollDown },
  { title: 'whatsapp-link', path: pageOf('whatsapp-link') },
  { title: 'sticky-header', path: pageOf('sticky-header'), open: scrollDown },
  {
    title: 'lazy-images',
    path: pageOf('lazy-images'),
    open: (page) => page.$eval('main details', (details) => void (details.open = true)),
  },
  { title: 'home', path: '/', open: scrollDown },
  { title: 'demo', path: '/demo', open: scrollDown },
  {
    title: 'home with the menu open',
    path: '/',
    // On a wide screen the menu is in the page, and the panel stays closed.
    async open(page) {
      await page.evaluate(() => document.querySelector('offcanvas-panel')?.open());
      const isNarrow = await page.evaluate(() => matchMedia('(width < 48rem)').matches);
      await panelIs(page, 'panel', isNarrow ? 'open' : 'closed');
    },
    async close(page) {
      await page.keyboard.press('Escape');
      await panelIs(page, 'panel', 'closed');
    },
  },
];

/** A width in CSS pixels, and the writing directions for the closed and the open state. */
type Layout = readonly [width: number, closed: 'ltr' | 'rtl', open: 'ltr' | 'rtl'];

/** Layouts that alternate, so that each direction is tested closed and open. */
const layouts: readonly Layout[] = [
  [320, 'ltr', 'rtl'],
  [768, 'rtl', 'ltr'],
  [1280, 'ltr', 'rtl'],
];

/**
 * Returns the violations without a header that is hidden above the window: axe takes it for a cover of the links that the
 * visitor has scrolled past.
 */
async function violationsInSight(page: Page): Promise<readonly string[]> {
  const show = (visibility: string) =>
    page.evaluate((value) => {
      for (const header of document.querySelectorAll<HTMLElement>('sticky-header:state(hidden)'))
        header.style.visibility = value;
    }, visibility);
  await show('hidden');
  const found = await violations(page);
  await show('');
  return found;
}

/** Asserts that no layout of a page has violations, one after the other on the same page. */
async function assertNone(page: Page, { open, close }: State, chosen: readonly Layout[]): Promise<void> {
  const turn = (direction: string) => page.$eval('html', (html, dir) => void (html.dir = dir), direction);

  for (const [width, closedDirection, openDirection] of chosen) {
    await page.setViewport({ width, height: 800 });
    await turn(closedDirection);
    // A page that is opened by scrolling is closed at its top.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    assert.deepEqual(await violations(page), [], `${width} px, ${closedDirection}`);
    await turn(openDirection);
    await open?.(page);
    assert.deepEqual(await violationsInSight(page), [], `open, ${width} px, ${openDirection}`);
    await close?.(page);
  }
}

async function forceColors(page: Page): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: 'active' }],
  });
  assert.ok(await page.evaluate(() => matchMedia('(forced-colors: active)').matches), 'colors are forced');
}

inEachBrowser('the pages of the theme have no accessibility violation', (journey) => {
  const isChromium = journey.browserName === 'Chromium';
  // Every layout in Chromium; Firefox visits each page once.
  const chosen = isChromium ? layouts : layouts.slice(0, 1);

  for (const state of states) {
    it(`the pages of the theme have no accessibility violation ${state.title}, closed and open, at ${chosen.map(([width]) => width).join(', ')} px`, async () => {
      await journey.visit(state.path, {}, async (page) => {
        await themeReady(page);
        await assertNone(page, state, chosen);
        if (!isChromium) return;
        await forceColors(page);
        await assertNone(page, state, layouts.slice(1, 2));
      });
    });
  }
});
