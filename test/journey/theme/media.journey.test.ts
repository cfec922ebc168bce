import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/find-browsers.mjs';
import { browsers } from '../browsers.js';
import { inEachBrowser, openDemo, type Demo } from '../harness.js';
import { until } from '../in-page.js';
import { withPage } from '../with-page.js';
import { isSeen, openPanel, pageOf, panelIs, scrollDown, themeReady } from './theme-page.js';

/** Records every scroll position of the page from now on. */
async function recordScrolls(page: Page): Promise<void> {
  await page.evaluate(`globalThis.places = [];
    addEventListener('scroll', () => places.push(scrollY));`);
}

async function assertJumps(page: Page): Promise<void> {
  await themeReady(page);
  await scrollDown(page);
  await recordScrolls(page);
  await page.focus('main back-to-top a');
  await page.keyboard.press('Enter');
  await until(page, () => window.scrollY === 0 && document.activeElement === document.body);
  await until(page, () => (Reflect.get(window, 'places') as number[]).length > 0);
  assert.deepEqual(await page.evaluate(() => Reflect.get(window, 'places') as number[]), [0]);
}

/** Asserts that no part of the panel slides, when it opens and closes. */
async function assertStands(page: Page): Promise<void> {
  await themeReady(page);
  await page.evaluate(`globalThis.slides = 0;
    document.getElementById('panel-inicio').shadowRoot.addEventListener('transitionrun', () => (slides += 1));`);
  await openPanel(page, '[data-offcanvas-toggle="panel-inicio"]', 'panel-inicio');
  await page.keyboard.press('Escape');
  await panelIs(page, 'panel-inicio', 'closed');
  assert.equal(await page.evaluate(() => Reflect.get(window, 'slides') as number), 0);
}

const stories = [
  { title: 'is at the top at once', tag: 'back-to-top', assert: assertJumps },
  { title: 'sees the panel stand there without a slide', tag: 'offcanvas-panel', assert: assertStands },
] as const;

const isFirefoxHere = browsers().includes('Firefox');

describe(
  'a visitor who wants less motion, in Firefox',
  { skip: isFirefoxHere ? false : 'Firefox takes the setting at its start only, and it is not here' },
  () => {
    let demo: Demo;
    let browser: Browser;
    before(async () => {
      demo = await openDemo();
      browser = await launch({
        browser: 'firefox',
        executablePath: findFirefox() ?? '',
        headless: true,
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
      });
    });
    after(async () => {
      await browser.close();
      await demo.stop();
    });

    for (const story of stories) {
      it(`a visitor who wants less motion, in Firefox, ${story.title}`, () =>
        withPage(browser, {}, async (page) => {
          await page.goto(demo.url + pageOf(story.tag));
          assert.ok(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches));
          await story.assert(page);
        }));
    }
  },
);

inEachBrowser('a visitor of the site', (journey) => {
  const skip = journey.lacks('media');

  for (const story of stories) {
    it(`a visitor who wants less motion ${story.title}`, { skip }, async () => {
      await journey.visit(pageOf(story.tag), {}, async (page) => {
        await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
        await story.assert(page);
      });
    });
  }

  it('a visitor of the site has every section of the tabs on paper', { skip }, async () => {
    await journey.visit(pageOf('tab-set'), {}, async (page) => {
      await themeReady(page);
      assert.equal(await isSeen(page, 'main [href="#tarde"]'), true);
      await page.emulateMediaType('print');
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      const paper = 'main tab-set :is(h3, p, .uk-switcher > li)';
      const hidden = await page.$$eval(paper, (parts) =>
        parts
          .filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }))
          .map((part) => part.textContent),
      );
      assert.deepEqual(hidden, []);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await page.emulateMediaType('screen');
      assert.equal(await isSeen(page, '#llegar + p'), false);
    });
  });
});
