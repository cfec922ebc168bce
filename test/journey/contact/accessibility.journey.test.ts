import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { inEachBrowser } from '../harness.js';
import { clickInside, seen } from '../in-page.js';
import { choose, fillForEmail, painted, send } from './contact-page.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe-core finds, a line a violation. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return (await page.evaluate(`axe
    .run(document, { runOnly: ${JSON.stringify(tags)} })
    .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`)) as string[];
}

interface State {
  readonly title: string;
  readonly path: string;
  reach(page: Page): Promise<void>;
}

const states: readonly State[] = [
  { title: 'closed', path: '/contacto', reach: async () => undefined },
  {
    title: 'with errors shown',
    path: '/contacto',
    async reach(page) {
      await fillForEmail(page, 'ana@');
      await page.click('#Enviar');
      await painted(page, '[part="error-summary"]');
    },
  },
  {
    title: 'with the server’s errors shown',
    path: '/contacto',
    async reach(page) {
      await choose(page, 'Teléfono');
      await send(page);
      await painted(page, '[part="error-summary"]');
    },
  },
  {
    title: 'with the calendar open',
    path: '/contacto',
    async reach(page) {
      await choose(page, 'Teléfono');
      await seen(page, 'rs-calendar', '[role="gridcell"]');
    },
  },
  {
    title: 'with a day chosen and its times shown',
    path: '/contacto',
    async reach(page) {
      await choose(page, 'Teléfono');
      await clickInside(page, 'rs-calendar', '[role="gridcell"][tabindex="0"]');
      await seen(page, 'rs-calendar', '[role="option"]');
    },
  },
  {
    title: 'with the thank-you dialog',
    path: '/contacto?thanks=popup&bot=off',
    async reach(page) {
      await fillForEmail(page);
      await send(page);
      await painted(page, 'dialog[open]');
    },
  },
  {
    title: 'with the bot check blocked',
    path: '/contacto?bot=blocked&attrs=bot-check-optional',
    async reach(page) {
      await fillForEmail(page);
      await page.click('#Enviar');
      await painted(page, '[part="retry"]');
    },
  },
  {
    title: 'with consent asked in place',
    path: '/contacto?consent=layer',
    async reach(page) {
      await fillForEmail(page);
      await page.click('#Enviar');
      await painted(page, '[part="consent-placeholder"]');
    },
  },
];

inEachBrowser('the contact page has no accessibility violation', (journey) => {
  // Every state in Chromium; Firefox sees the one with the most on it.
  const chosen =
    journey.browserName === 'Chromium' ? states : states.filter(({ title }) => title.includes('times'));

  for (const width of [360, 1280]) {
    for (const { title, path, reach } of chosen) {
      it(`${title}, at ${width} px`, async () => {
        await journey.visit(path, { viewport: { width, height: 800 } }, async (page) => {
          await reach(page);
          assert.deepEqual(await violations(page), []);
        });
      });
    }
  }

  it('and no sideways scrolling at 320 px, with the calendar open', async () => {
    await journey.visit('/contacto', { viewport: { width: 320, height: 640 } }, async (page) => {
      await choose(page, 'Teléfono');
      await seen(page, 'rs-calendar', '[role="gridcell"]');
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
    });
  });
});
