import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { readExample } from '../../docs/build/included.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { violations } from '../journey/axe.js';
import { borrowBrowser, type BorrowedBrowser } from '../journey/borrow.js';
import { until } from '../journey/in-page.js';
import { withPage } from '../journey/with-page.js';
import { needs } from '../needs.mjs';
import type { ServedSite } from '../tooling/bundlers/serve-site.js';
import { printJoomla, printWordPress } from './cms/print-page.js';
import { hasInside, pressInside } from './examples.js';
import { servePages, type ServedPage } from './serve-pages.js';

/** Chooses the second tab, and waits until the panel of the first one is hidden. */
async function usesTabs(page: Page): Promise<void> {
  await pressInside(page, 'tab-set', '[part~=tab]:nth-of-type(2)');
  const isHidden = () =>
    document.querySelector('tab-set :is(#hours, #horario) + p')?.checkVisibility() === false;
  await until(page, isHidden);
}

/** Opens the first picture, and expects the others of its group. */
async function opensGroup(page: Page): Promise<void> {
  await until(page, () => document.querySelector('media-box:defined') !== null);
  await page.click('.gallery a');
  await hasInside(page, 'media-box', '[part=counter]');
  const counter = await page.$eval('media-box >>> [part=counter]', (found) => found.textContent);
  assert.match(counter, /3/);
}

const isCounted = () => document.documentElement.dataset['visits'] === 'counted';

/** Accepts, and expects that nothing that needs consent has run before, and nothing has come from another site. */
async function accepts(page: Page): Promise<void> {
  await until(page, () => document.querySelector('cookie-consent')?.matches(':state(open)') ?? false);
  assert.equal(await page.evaluate(isCounted), false);
  await page.click('[data-consent=accept]');
  await until(page, isCounted);
  const hosts = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).host);
  assert.deepEqual([...new Set(await page.evaluate(hosts))], [new URL(page.url()).host]);
}

/** Viewers whose place `<media-box>` takes. */
const viewers = ['jce-mediabox', 'glightbox'];

/** Returns the page in which `<media-box>` has taken the place of a viewer, under a strict policy. */
function afterMoving(name: string): ServedPage {
  const policy = `default-src 'self'; require-trusted-types-for 'script'; trusted-types rs-suite`;
  const headers = { 'Content-Security-Policy': policy };
  return { html: readExample(`moving/${name}/after.html`), headers };
}

/** Returns the pages of a CMS that PHP prints. */
async function cmsPages(): Promise<Readonly<Record<string, ServedPage>>> {
  return {
    '/joomla': await printJoomla(),
    '/wordpress': await printWordPress('starts/wordpress/rs-suite.php', 'consent/wordpress/rs-consent.php'),
  };
}

describe('docs: starts', () => {
  const php = needs('php');
  let borrowed: BorrowedBrowser | undefined;
  let site: ServedSite | undefined;
  before(async () => {
    assert.ok(await prepareSuite('dist'));
    site = await servePages({
      ...Object.fromEntries(
        ['en', 'es'].flatMap((language) =>
          ['index', 'styled'].map((page) => [
            `/plain/${language}-${page}.html`,
            { html: readExample(`starts/plain/${language}/${page}.html`) },
          ]),
        ),
      ),
      ...Object.fromEntries(viewers.map((name) => [`/${name}`, afterMoving(name)])),
      ...(await php.hook(cmsPages)()),
    });
    borrowed = await borrowBrowser('Chromium');
  });
  after(async () => {
    site?.stop();
    await borrowed?.giveBack();
  });

  /** Opens a page, runs the story, and expects no line in the console and no barrier. */
  async function visit(path: string, story: (page: Page) => Promise<void>): Promise<void> {
    assert.ok(borrowed && site);
    const { address } = site;
    await withPage(borrowed.browser, {}, async (page) => {
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      await page.goto(address + path);
      await story(page);
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(lines, []);
    });
  }

  for (const language of ['en', 'es'])
    it(`a site that is made as the documentation says has tabs in plain HTML: ${language}`, () =>
      visit(`/plain/${language}-index.html`, usesTabs));

  for (const language of ['en', 'es'])
    it(`a site that is made as the documentation says has tabs in the colours of its sheet: ${language}`, () =>
      visit(`/plain/${language}-styled.html`, async (page) => {
        await usesTabs(page);
        const colourOf = (selector: string) =>
          page.$eval(selector, (found) => {
            const { color, borderBlockEndColor } = getComputedStyle(found);
            return found.localName === 'h2' ? color : borderBlockEndColor;
          });
        assert.equal(await colourOf('tab-set >>> [part~=selected]'), await colourOf('tab-set > h2'));
      }));

  for (const viewer of viewers)
    it(`a site that is made as the documentation says opens the links of ${viewer} in the viewer of the suite`, () =>
      visit(`/${viewer}`, opensGroup));

  it(
    'a site that is made as the documentation says has a menu, tabs and a consent banner in Joomla, under a strict policy',
    php,
    () =>
      visit('/joomla', async (page) => {
        await accepts(page);
        await page.click('nav-menu button');
        await until(
          page,
          () => document.querySelector('nav-menu [href="#llegar"]')?.checkVisibility() ?? false,
        );
        await usesTabs(page);
      }),
  );

  it(
    'a site that is made as the documentation says has tabs, a viewer, a chat link and a consent banner in WordPress, under a strict policy',
    php,
    () =>
      visit('/wordpress', async (page) => {
        await accepts(page);
        await usesTabs(page);
        const href = await page.$eval('whatsapp-link a', (link) => link.href);
        assert.equal(href, 'https://wa.me/34600112233');
        await page.click('media-box a');
        await hasInside(page, 'media-box', '[part=counter]');
      }),
  );
});
