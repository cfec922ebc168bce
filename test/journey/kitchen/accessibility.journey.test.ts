import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { colorsOnly, violations } from '../axe.js';
import { inEachBrowser } from '../harness.js';
import {
  choose,
  fillFirstPage,
  fillLastPage,
  goOn,
  onPage,
  seenInForm,
  press,
  send,
  thanked,
  registrations,
} from './kitchen-page.js';

/** Settings of visitors that change how the page looks. */
const appearances = [
  { title: '320 px wide', width: 320 },
  { title: '768 px wide', width: 768 },
  { title: '1280 px wide', width: 1280 },
  { title: 'in the dark', width: 1280, feature: { name: 'prefers-color-scheme', value: 'dark' } },
  { title: 'with forced colors', width: 1280, feature: { name: 'forced-colors', value: 'active' } },
] as const;

type Appearance = (typeof appearances)[number];

/** Applies a setting. Firefox's driver cannot emulate dark mode: a style sheet does what the system would. */
async function take(page: Page, appearance: Appearance, canEmulate: boolean): Promise<void> {
  await page.setViewport({ width: appearance.width, height: 800 });
  if (canEmulate) {
    const session = await page.createCDPSession();
    const features = 'feature' in appearance ? [appearance.feature] : [];
    await session.send('Emulation.setEmulatedMedia', { features });
    await session.detach();
  } else if (appearance.title === 'in the dark') {
    await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'));
  }
}

/** State of a form that a visitor reaches. */
interface State {
  readonly title: string;
  readonly reach: (page: Page, path: string) => Promise<unknown>;
}

const states: readonly State[] = [
  { title: 'the first page', reach: (page) => onPage(page, 0) },
  {
    title: 'the first page with its errors',
    async reach(page) {
      await goOn(page, 1);
      await seenInForm(page, '[part="error-summary"]');
    },
  },
  {
    title: 'the first page after a failure',
    async reach(page) {
      await fillFirstPage(page, 'Presencial');
      await page.select('[name^="form[Sede]"]', 'Toledo');
      await hearNetwork(page.browser());
      await page.setOfflineMode(true);
      await goOn(page, 1);
      await seenInForm(page, '.notice.failure');
    },
  },
  {
    title: 'the second page, with its limit reached and the line of the draft',
    async reach(page, path) {
      await page.setOfflineMode(false);
      await goOn(page, 1);
      await onPage(page, 1);
      await choose(page, 'Extras', 'Comida');
      await choose(page, 'Extras', 'Cuaderno');
      // A page of the original stores no draft.
      if (!path.startsWith('/legacy')) await seenInForm(page, '[part="draft"]');
    },
  },
  {
    title: 'the last page',
    async reach(page) {
      await goOn(page, 2);
      await onPage(page, 2);
    },
  },
  {
    title: 'the last page with its errors',
    async reach(page) {
      await press(page, '#Enviar');
      await seenInForm(page, '[part="error-summary"]');
    },
  },
  {
    title: 'the thanks',
    async reach(page) {
      await fillLastPage(page);
      await send(page);
      await thanked(page);
    },
  },
];

inEachBrowser('the registration has no accessibility violation', (journey) => {
  const isChromium = journey.browserName === 'Chromium';

  // Floating elements may be anywhere over the page; the theme has a journey of its own.
  for (const path of journey.twins(registrations))
    it(`the registration has no accessibility violation in any of its states, narrow or wide, light, dark or with forced colors, on ${path}`, async () => {
      await journey.visit(`${path}?theme=off`, {}, async (page) => {
        for (const { title, reach } of states) {
          await reach(page, path);
          for (const appearance of isChromium ? appearances : appearances.slice(-2, -1)) {
            await take(page, appearance, isChromium);
            const options = isChromium && 'feature' in appearance ? colorsOnly : {};
            assert.deepEqual(await violations(page, options), [], `${title}, ${appearance.title}`);
          }
        }
      });
    });

  it('the registration has no accessibility violation where the browser makes it from JSON', async () => {
    await journey.visit('/formulario-json?theme=off', {}, async (page) => {
      for (const { title, reach } of isChromium ? states : states.slice(0, 2)) {
        await reach(page, '/formulario-json');
        assert.deepEqual(await violations(page), [], title);
      }
    });
  });

  for (const path of ['/formulario?wrap=none', '/formulario?attrs=dir=rtl', '/fallos', '/acceso'])
    it(`the registration has no accessibility violation at ${path}`, async () => {
      await journey.visit(path, { viewport: { width: 360, height: 800 } }, async (page) => {
        if (path.endsWith('rtl')) await onPage(page, 0);
        assert.deepEqual(await violations(page), []);
      });
    });
});
