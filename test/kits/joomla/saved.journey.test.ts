import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { prepareSuite } from '../../../scripts/build/prepare.mjs';
import { hasInside } from '../../docs/examples.js';
import { violations } from '../../journey/axe.js';
import { whyLacking } from '../../journey/abilities.js';
import { borrowBrowser, type BorrowedBrowser } from '../../journey/borrow.js';
import { browsers } from '../../journey/browsers.js';
import { toNextPage, until, untilAnyPage } from '../../journey/in-page.js';
import { withPage } from '../../journey/with-page.js';
import { needs } from '../../needs.mjs';
import { savedHtml, type SavedPage, savedPages, SavedSite } from './serve-saved.js';

const dist = join(import.meta.dirname, '..', '..', '..', 'dist');
const params = { rsform: 1, mediabox: 1, theme: 'cassiopeia' };
const originals = /\/(?:com_rsform\/(?:js\/)?(?:script|jquerycalendar)|(?:plg_system_)?jcemediabox\/.*\.js$)/;
const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
const isHidden = (selector: string) => document.querySelector(selector)?.checkVisibility() === false;

/** Opens the first picture in the viewer, goes to the next one and closes it. */
async function lookAtPictures(page: Page): Promise<void> {
  await page.click('a[title="La sala"], a[data-mediabox]');
  await hasInside(page, 'media-box', '[part=counter]');
  await page.keyboard.press('ArrowRight');
  await until(page, () =>
    document
      .querySelector('media-box')
      ?.shadowRoot?.querySelector('[part=title]')
      ?.textContent?.includes('El pasillo'),
  );
  await page.keyboard.press('Escape');
  await until(page, () => document.querySelector('media-box')?.matches(':state(open)') === false);
}

/** Presses Send or Next with nothing filled in: the server's sentences are at the fields and in the list. */
async function sendNothing(page: Page, button: string): Promise<void> {
  await page.click(button);
  await until(page, isShown, '#component11.formError');
  assert.equal(await page.$eval('#component11', (error) => error.textContent), 'Falta: Nombre');
  await hasInside(page, 'rs-form', '[part=error-summary]');
}

/** Fills in the form and sends it. The telephone is asked for where the visitor wants a call. */
async function fillIn(page: Page, isOnTwoPages: boolean): Promise<void> {
  await page.type('#Nombre', 'Ana');
  await page.type('#Email', 'ana@ejemplo.es');
  if (isOnTwoPages) {
    await page.click('#PasoNext');
    await until(page, isShown, '#consulta');
  }
  await until(page, isHidden, '#Telefono');
  await page.click('#Respuesta1');
  await until(page, isShown, '#Telefono');
  await page.type('#Telefono', '600112233');
  await page.type('#consulta', 'Buenos días');
}

describe('a saved page of Joomla with the swaps of the kit', () => {
  const php = needs('php');
  let site: SavedSite;
  before(
    php.hook(async () => {
      assert.ok(await prepareSuite('dist'));
      site = await new SavedSite(dist, params).start();
    }),
  );
  after(php.hook(() => site.stop()));

  /** Visits a page: its pictures, an empty form, a filled one, the thanks. */
  async function visit(page: Page, { name, required }: SavedPage): Promise<void> {
    const isOnTwoPages = required.length > 1;
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto(`${site.address}/${name}`);
    await until(page, () => document.querySelector('rs-form:defined') !== null);
    await lookAtPictures(page);
    const found = await violations(page);
    assert.deepEqual(
      found.filter((line) => /rs-form|media-box/.test(line)),
      [],
    );
    await sendNothing(page, isOnTwoPages ? '#PasoNext' : '#Enviar');
    await fillIn(page, isOnTwoPages);
    await toNextPage(page, () => page.click('#Enviar'));
    await until(page, () => document.querySelector('main')?.textContent?.includes('Gracias, Ana.'));
    assert.deepEqual(lines, []);
  }

  for (const browserName of browsers())
    describe(`in ${browserName}`, () => {
      let borrowed: BorrowedBrowser;
      before(async () => {
        borrowed = await borrowBrowser(browserName);
      });
      after(() => borrowed.giveBack());

      for (const saved of savedPages.filter(
        ({ name }) => browserName === 'Chromium' || !name.startsWith('joomla-4.gantry'),
      ))
        it(
          `a saved page of Joomla with the swaps of the kit opens its pictures, and checks and sends its form: ${saved.name}`,
          php,
          () =>
            withPage(borrowed.browser, {}, async (page) => {
              const [posts, files] = [site.rows.length, site.requested.length];
              await visit(page, saved);
              const [row, ...more] = site.rows.slice(posts);
              const said = ['Nombre', 'Telefono', 'consulta'].map((field) => row?.get(`form[${field}]`));
              assert.deepEqual({ said, more }, { said: ['Ana', '600112233', 'Buenos días'], more: [] });
              assert.deepEqual(
                site.requested.slice(files).filter((path) => originals.test(path)),
                [],
              );
            }),
        );

      const silent = { ...php, skip: php.skip || whyLacking(browserName, 'pages without scripts') };
      it('a saved page of Joomla with the swaps of the kit sends its form without scripts', silent, () =>
        withPage(borrowed.browser, { javaScript: false }, async (page) => {
          const posts = site.rows.length;
          await page.goto(`${site.address}/joomla-4.cassiopeia.rsform-3.1`);
          for (const field of ['#Nombre', '#consulta']) await page.type(field, 'Ana');
          await page.click('#Enviar');
          await untilAnyPage(page, () => document.body.textContent.includes('Gracias, Ana.'), 'no thanks');
          assert.equal(site.rows[posts]?.get('form[consulta]'), 'Ana');
        }),
      );
    });

  it(
    'a saved page of Joomla with the swaps of the kit has the body that Joomla has written, and one tag more',
    php,
    async () => {
      for (const saved of savedPages) {
        const html = await (await fetch(`${site.address}/${saved.name}`)).text();
        const bodyOf = (text: string) => text.slice(text.indexOf('</head>'));
        const written = savedHtml(saved).replaceAll('{address}', `${site.address}/${saved.name}`);
        const expected = bodyOf(written).replace(
          '</body>',
          '<media-box scope="document"></media-box></body>',
        );
        assert.equal(bodyOf(html), expected, saved.name);
      }
    },
  );
});
