import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { fillBareForm, formReady } from '../contact/contact-page.js';
import { inEachBrowser } from '../harness.js';
import { seen, until } from '../in-page.js';
import { openPanel, themeReady } from '../theme/theme-page.js';
import { answer, layerOpens, cookieNames, elementPage, isAnswered, stranger } from './consent-page.js';

/** Cookies that the site needs: its session. No other is set before a choice. */
const necessary = ['practica_sesion'];
/** Pages in a state that no link leads to. */
const states = [
  '/contacto?consent=layer',
  '/contacto?consent=none',
  '/contacto?theme=off',
  '/formulario-json?inline=on',
  '/galeria?theme=off',
  '/contacto?tags=on',
  elementPage,
];

const press = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).click());

/** Actions that bring a page into a state without an address. */
const acts: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['/', (page) => answer(page, 'settings').then(() => seen(page, 'cookie-consent', 'dialog[open]'))],
  [
    '/contacto',
    async (page) => {
      await fillBareForm(page);
      // Scrolls the button out from below the banner.
      await page.focus('#Enviar');
      await page.click('#Enviar');
      await seen(page, 'rs-form', '[part="consent-allow-once"]');
    },
  ],
  [
    '/elementos/offcanvas-panel',
    async (page) => {
      await themeReady(page);
      await openPanel(page, '[data-offcanvas-toggle="panel-inicio"]', 'panel-inicio');
    },
  ],
  [
    '/formulario',
    async (page) => {
      await formReady(page);
      await press(page, '#Paso_1Next');
      await until(page, () => document.querySelector('[aria-invalid="true"]'));
    },
  ],
  [
    '/galeria',
    async (page) => {
      await press(page, 'a[data-mediabox]');
      await seen(page, 'media-box', 'dialog[open]');
    },
  ],
  [
    '/visor',
    async (page) => {
      await press(page, 'a[data-mediabox]');
      await seen(page, 'media-box', 'dialog[open]');
      await page.keyboard.press('Escape');
      await press(page, 'a[href^="https://vimeo"]');
      await seen(page, 'media-box', '[part="consent-allow-once"]');
    },
  ],
];

/** Addresses of other sites that a viewer may show in a frame: one of every kind. */
const foreign = [
  'https://www.google.com/maps/embed?pb=!1m18',
  'https://www.openstreetmap.org/export/embed.html?bbox=1',
  'https://www.instagram.com/p/CxYz/embed/',
  'https://www.youtube.com/watch?v=abcdefghijk',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/76979871',
  'https://www.dailymotion.com/video/x8abcde',
  'https://cdn.example.org/folleto.pdf',
  'https://www.example.org/una-pagina',
];

/** Records every request of a page to another site. */
async function hearOthers(page: Page, origin: string): Promise<readonly string[]> {
  await hearNetwork(page.browser());
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) asked.push(request.url());
  });
  return asked;
}

/** Settles when the page has done what it does by itself. */
async function isQuiet(page: Page): Promise<void> {
  await until(page, () => {
    const layer = document.querySelector('cookie-consent');
    const isThere =
      !layer || document.querySelector('script[src*="suite.js"]') === null || layer.matches(':state(open)');
    return document.readyState === 'complete' && isThere;
  });
}

inEachBrowser('a visitor who has not chosen', (journey) => {
  it('a visitor who has not chosen gets no cookie but the necessary ones, and no request to another site, on every page of the site', async () => {
    await journey.visit('/demo', stranger, async (page) => {
      const others = await hearOthers(page, journey.demo.url);
      const links = await page.$$eval('main a[href], nav a[href], footer a[href]', (all) =>
        all.map((link) => (link as HTMLAnchorElement).getAttribute('href') ?? ''),
      );
      // Pages of the original load the provider's script, as the original does.
      const paths = new Set(
        links.filter((href) => /^\/(?!\/|legacy)[^#]*$/.test(href) && !href.includes('fault')),
      );
      assert.ok(paths.size > 15, `only ${paths.size} pages`);
      for (const path of [...paths].filter((one) => !one.includes('?')).concat(states)) {
        await page.goto(journey.demo.url + path);
        await isQuiet(page);
        const extra = (await cookieNames(page)).filter((name) => !necessary.includes(name));
        assert.deepEqual([path, extra, others], [path, [], []]);
      }
    });
  });

  it('a visitor who has not chosen gets and requests no more in any state in which the visitor brings a page', async () => {
    await journey.visit('/aviso-legal?theme=off', stranger, async (page) => {
      const others = await hearOthers(page, journey.demo.url);
      for (const [path, act] of acts) {
        await page.goto(journey.demo.url + path);
        await layerOpens(page);
        await act(page);
        const extra = (await cookieNames(page)).filter((name) => !necessary.includes(name));
        assert.deepEqual([path, extra, others], [path, [], []]);
      }
    });
  });

  it('a visitor who has not chosen is not measured where the suite waits for the first tap, though a tag manager is loaded at once', async () => {
    await journey.visit('/aviso-legal?theme=off', stranger, async (page) => {
      const others = await hearOthers(page, journey.demo.url);
      await page.goto(`${journey.demo.url}/elementos/cookie-consent?tags=delayed`);
      const isThere = () => page.evaluate(() => customElements.get('cookie-consent') !== undefined);
      assert.deepEqual(
        { isThere: await isThere(), cookies: await cookieNames(page), others },
        { isThere: false, cookies: [], others: [] },
      );
      await page.mouse.click(200, 200);
      await layerOpens(page);
      assert.deepEqual(
        { isThere: await isThere(), cookies: await cookieNames(page), others },
        { isThere: true, cookies: [], others: [] },
      );
      await answer(page, 'reject');
      await isAnswered(page);
      assert.deepEqual([await cookieNames(page), others], [['rs_consent'], []]);
    });
  });

  it('a visitor who has not chosen is spared a script that has a category and the type of any other (consent-13)', async () => {
    await journey.visit('/aviso-legal?theme=off', stranger, async (page) => {
      const others = await hearOthers(page, journey.demo.url);
      await page.goto(`${journey.demo.url}/elementos/cookie-consent?tags=blocked`);
      await layerOpens(page);
      assert.deepEqual([await cookieNames(page), others], [[], []]);
    });
  });
});

inEachBrowser('a visitor who has refused', (journey) => {
  it('a visitor who has refused requests no other site, whatever of another site a viewer is to show', async () => {
    await journey.visit('/aviso-legal?theme=off', stranger, async (page) => {
      const others = await hearOthers(page, journey.demo.url);
      await page.goto(`${journey.demo.url}/galeria`);
      await answer(page, 'reject');
      await isAnswered(page);
      for (const src of foreign) {
        await page.evaluate((address) => document.querySelector('media-box')?.open([{ src: address }]), src);
        await seen(page, 'media-box', '[part="consent-allow-once"]');
        assert.deepEqual([src, others], [src, []]);
        await page.evaluate(() => document.querySelector('media-box')?.close());
        await until(page, () => !document.querySelector('media-box')?.matches(':state(open)'));
      }
    });
  });
});
