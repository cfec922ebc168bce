import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { until } from '../in-page.js';
import { bare, pageOf, themeReady } from './theme-page.js';

const iPhone = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  userAgentData: null,
};

/**
 * Makes the page record every press of a link that leaves the site, in the page and in shadow roots, and cancel it.
 * Nothing is requested.
 */
async function keepPresses(page: Page, browser: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluateOnNewDocument(`
    const says = ${JSON.stringify(browser)};
    for (const name of Object.keys(says)) Object.defineProperty(navigator, name, { get: () => says[name] });
    globalThis.left = [];
    const keep = (event) => {
      const link = event.composedPath().find((node) => node.href);
      if (event.defaultPrevented || !link || link.origin === location.origin) return;
      event.preventDefault();
      left.push(link.href);
    };
    addEventListener('click', keep);
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      // An event that is not composed does not leave its shadow root.
      root.addEventListener('click', (event) => event.composed || keep(event));
      return root;
    };
  `);
}

/** Returns the addresses that the page would have opened, in order. */
const left = (page: Page) => page.evaluate(() => Reflect.get(window, 'left') as string[]);

inEachBrowser('a visitor who presses the messaging link', (journey) => {
  const link = 'main whatsapp-link[floating] a';

  it('a visitor who presses the messaging link comes to the app on a phone, and to the web where no app answers', async () => {
    await journey.visit(bare, {}, async (page) => {
      await keepPresses(page, iPhone);
      await page.goto(journey.demo.url + pageOf('whatsapp-link'));
      await themeReady(page);
      await page.click(link);
      await until(page, () => Reflect.get(window, 'left').length > 1);
      assert.deepEqual(await left(page), ['whatsapp://send?phone=34600000000', 'https://wa.me/34600000000']);
    });
  });

  it('a visitor who presses the messaging link comes to the web elsewhere, with the page’s title in the message', async () => {
    await journey.visit(bare, {}, async (page) => {
      await keepPresses(page, {});
      await page.goto(journey.demo.url + pageOf('whatsapp-link'));
      await themeReady(page);
      await page.click('main li a[href^="https://wa.me/34"]');
      const [address = '', ...more] = await left(page);
      assert.deepEqual(more, []);
      const { hostname, pathname, searchParams } = new URL(address);
      assert.deepEqual([hostname, pathname], ['wa.me', '/34600000000']);
      assert.match(searchParams.get('text') ?? '', /^Hola, escribo desde «<whatsapp-link>.*» \(http:.*\)$/);
    });
  });
});
