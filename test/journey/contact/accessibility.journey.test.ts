import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { violations } from '../axe.js';
import { inEachBrowser } from '../harness.js';
import { clickInside, seen } from '../in-page.js';
import { choose, contactPages, fillForEmail, seenInForm, send } from './contact-page.js';

interface State {
  readonly title: string;
  readonly query?: string;
  /** True for a state that a page of the original does not have. */
  readonly isOfTag?: boolean;
  readonly hasConsented?: boolean;
  reach(page: Page): Promise<void>;
}

const states: readonly State[] = [
  { title: 'closed', reach: async () => undefined },
  {
    title: 'with errors shown',
    async reach(page) {
      await fillForEmail(page, 'ana@');
      await page.click('#Enviar');
      await seenInForm(page, '[part="error-summary"]');
    },
  },
  {
    title: 'with the server’s errors shown',
    async reach(page) {
      await choose(page, 'Teléfono');
      await send(page);
      await seenInForm(page, '[part="error-summary"]');
    },
  },
  {
    title: 'with the calendar open',
    async reach(page) {
      await choose(page, 'Teléfono');
      await seen(page, 'rs-calendar', '[role="gridcell"]');
    },
  },
  {
    title: 'with a day chosen and its times shown',
    async reach(page) {
      await choose(page, 'Teléfono');
      await clickInside(page, 'rs-calendar', '[role="gridcell"][tabindex="0"]');
      await seen(page, 'rs-calendar', '[role="option"]');
    },
  },
  {
    title: 'with the thank-you dialog',
    query: '&thanks=popup&bot=off',
    async reach(page) {
      await fillForEmail(page);
      await send(page);
      await seenInForm(page, 'dialog[open]');
    },
  },
  {
    title: 'with the bot check blocked',
    query: '&bot=blocked&attrs=bot-check-optional',
    async reach(page) {
      await fillForEmail(page);
      await page.click('#Enviar');
      await seenInForm(page, '[part="retry"]');
    },
  },
  {
    title: 'with consent asked in place',
    query: '&consent=layer',
    isOfTag: true,
    hasConsented: false,
    async reach(page) {
      await fillForEmail(page);
      await page.click('#Enviar');
      await seenInForm(page, '[part="consent-placeholder"]');
    },
  },
];

inEachBrowser('the contact page has no accessibility violation', (journey) => {
  // Every state in Chromium; Firefox visits the one with the most content.
  const chosen =
    journey.browserName === 'Chromium' ? states : states.filter(({ title }) => title.includes('times'));

  for (const path of journey.twins(contactPages)) {
    for (const { title, query = '', isOfTag = false, reach, hasConsented = true } of chosen) {
      if (isOfTag && path !== '/contacto') continue;
      for (const width of [360, 1280])
        it(`${title}, at ${width} px, on ${path}`, async () => {
          // Floating elements may be anywhere over the page; the theme has a journey of its own.
          await journey.visit(
            `${path}?theme=off${query}`,
            { viewport: { width, height: 800 }, hasConsented },
            async (page) => {
              await reach(page);
              assert.deepEqual(await violations(page), []);
            },
          );
        });
    }
  }

  for (const path of journey.twins(contactPages))
    it(`and no sideways scrolling at 320 px, with the calendar open, on ${path}`, async () => {
      await journey.visit(path, { viewport: { width: 320, height: 640 } }, async (page) => {
        await choose(page, 'Teléfono');
        await seen(page, 'rs-calendar', '[role="gridcell"]');
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
      });
    });
});
