import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { violations } from '../axe.js';
import { inEachBrowser } from '../harness.js';
import { clickInside, seen, until } from '../in-page.js';
import { choose, contactPages, fillForEmail, seenInForm, send } from './contact-page.js';

interface State {
  readonly title: string;
  readonly query?: string;
  /** True for a state that a page of the original does not have. */
  readonly isOfTag?: boolean;
  readonly hasConsented?: boolean;
  reach?(page: Page): Promise<void>;
  /** Waits for the state, after the window was resized too. */
  isThere?(page: Page): Promise<unknown>;
}

const hasErrors = (page: Page) => seenInForm(page, '[part="error-summary"]');

async function pressWithMail(page: Page): Promise<void> {
  await fillForEmail(page);
  await page.click('#Enviar');
}

const states: readonly State[] = [
  { title: 'closed' },
  {
    title: 'with errors shown',
    async reach(page) {
      await fillForEmail(page, 'ana@');
      await page.click('#Enviar');
    },
    isThere: hasErrors,
  },
  {
    title: 'with the server’s errors shown',
    async reach(page) {
      await fillForEmail(page, 'ana@ejemplo');
      await send(page);
    },
    // A single error of the server is at its field, without a list.
    isThere: (page) => until(page, () => document.querySelector('#Email')?.matches('[aria-invalid="true"]')),
  },
  {
    title: 'with the calendar open',
    reach: (page) => choose(page, 'Teléfono'),
    isThere: (page) => seen(page, 'rs-calendar', '[role="gridcell"]'),
  },
  {
    title: 'with a day chosen and its times shown',
    async reach(page) {
      await choose(page, 'Teléfono');
      await clickInside(page, 'rs-calendar', '[role="gridcell"]:not([aria-disabled="true"])');
    },
    isThere: (page) => seen(page, 'rs-calendar', '[role="option"]'),
  },
  {
    title: 'with the thank-you dialog',
    query: '&thanks=popup&bot=off',
    async reach(page) {
      await fillForEmail(page);
      await send(page);
    },
    isThere: (page) => seenInForm(page, 'dialog[open]'),
  },
  {
    title: 'with the bot check blocked',
    query: '&bot=blocked&attrs=bot-check-optional',
    reach: pressWithMail,
    isThere: (page) => seenInForm(page, '[part="retry"]'),
  },
  {
    title: 'with consent asked in place',
    query: '&consent=layer',
    isOfTag: true,
    hasConsented: false,
    reach: pressWithMail,
    isThere: (page) => seenInForm(page, '[part="consent-placeholder"]'),
  },
];

inEachBrowser('the contact page has no accessibility violation', (journey) => {
  // Every state in Chromium; Firefox visits the one with the most content.
  const chosen =
    journey.browserName === 'Chromium' ? states : states.filter(({ title }) => title.includes('times'));

  for (const path of journey.twins(contactPages)) {
    for (const { title, query = '', isOfTag = false, reach, isThere, hasConsented = true } of chosen) {
      if (isOfTag && path !== '/contacto') continue;
      it(`the contact page has no accessibility violation ${title}, at 360 and at 1280 px, on ${path}`, async () => {
        // Floating elements may be anywhere over the page; the theme has a journey of its own.
        const how = { viewport: { width: 360, height: 800 }, hasConsented };
        await journey.visit(`${path}?theme=off${query}`, how, async (page) => {
          await reach?.(page);
          for (const width of [360, 1280]) {
            await page.setViewport({ width, height: 800 });
            await isThere?.(page);
            assert.deepEqual(await violations(page), [], `${width} px`);
          }
        });
      });
    }
  }

  for (const path of journey.twins(contactPages))
    it(`the contact page has no accessibility violation and no sideways scrolling at 320 px, with the calendar open, on ${path}`, async () => {
      await journey.visit(path, { viewport: { width: 320, height: 640 } }, async (page) => {
        await choose(page, 'Teléfono');
        await seen(page, 'rs-calendar', '[role="gridcell"]');
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
      });
    });
});
