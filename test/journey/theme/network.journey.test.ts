import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { inEachBrowser } from '../harness.js';
import { pageOf, scrollDown, themeReady, themeTags } from './theme-page.js';

/** Returns the fetched scripts that contain React. */
async function reactScripts(page: Page): Promise<readonly string[]> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  assert.ok(scripts.length > 0);
  const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
  return scripts.filter((_, index) => texts[index]?.includes('react.element'));
}

inEachBrowser('a visitor of the site fetches no React', (journey) => {
  before(() => hearNetwork(journey.browser));

  // React renders only links that the server did not write.
  const written = themeTags.filter((tag) => tag !== 'whatsapp-link');

  it(`a visitor of the site fetches no React for markup of the server: ${written.join(', ')}`, async () => {
    await journey.visit(pageOf('nav-menu'), {}, async (page) => {
      for (const tag of written) {
        await page.goto(journey.demo.url + pageOf(tag));
        await themeReady(page);
        assert.deepEqual(await reactScripts(page), [], tag);
      }
    });
  });

  it('a visitor of the site fetches no React for the home page, when it has come and when its end is in sight', async () => {
    await journey.visit('/', {}, async (page) => {
      await themeReady(page);
      await scrollDown(page);
      await page.waitForNetworkIdle({ idleTime: 100 });
      assert.deepEqual(await reactScripts(page), []);
    });
  });
});
