import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { findingsOf } from '../../../cli/doctor/checks.mjs';
import { prepareSuite } from '../../../scripts/build/prepare.mjs';
import { listTags, type Manifest } from '../../../scripts/release/tag-list.js';
import { hasInside, pressInside } from '../../docs/examples.js';
import { servePages, type ServedPage } from '../../docs/serve-pages.js';
import { violations } from '../../journey/axe.js';
import { borrowBrowser, type BorrowedBrowser } from '../../journey/borrow.js';
import { browsers } from '../../journey/browsers.js';
import { until } from '../../journey/in-page.js';
import { withPage } from '../../journey/with-page.js';
import { needs } from '../../needs.mjs';
import type { ServedSite } from '../../tooling/bundlers/serve-site.js';
import { JoomlaSite, versions } from './joomla-site.js';

const dist = join(import.meta.dirname, '..', '..', '..', 'dist');
const nonce = 'bm9uY2U';
/** Policy of the plugin "HTTP Headers", with the nonce that it gives to the scripts of extensions. */
const policy = `default-src 'self'; script-src 'nonce-${nonce}' 'self'; style-src 'nonce-${nonce}' 'self'; img-src 'self' data:`;
const body =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>La consulta</title>' +
  '<meta name="viewport" content="width=device-width">{styles}{scripts}</head><body>' +
  '<main><h1>La consulta</h1>{component}{modules}</main></body></html>';
const article =
  '<div data-rs="tab-set" data-rs-breakpoint="200" aria-label="La consulta">' +
  '<h2 id="horario">Horario</h2><p>De lunes a viernes.</p><h2 id="llegar">Cómo llegar</h2><p>Calle Mayor 1.</p></div>';
const module =
  '<p>{rs-suite media-box group="auto"}</p><p><a href="/img/sala.svg">La sala</a> <a href="/img/pasillo.svg">El pasillo</a></p>' +
  '<p>{/rs-suite}</p>';
/** Script of another extension, which imports by the map of Joomla. */
const scripts = `<script type="module" nonce="${nonce}">import 'site'; document.documentElement.dataset.site = 'ran';</script>`;

function pageOf(site: JoomlaSite, joomla: (typeof versions)[number]): ServedPage {
  const answer = site.request({
    ...{ joomla, body, nonce, component: article, modules: [module] },
    ...(joomla > 4 ? { scripts } : {}),
    params: { banner: 1, tags: ['tab-set'], theme: 'cassiopeia' },
    headers: [{ name: 'Content-Security-Policy', value: policy }],
  });
  const headers = Object.fromEntries(answer.headers.map(({ name, value }) => [name, value]));
  return { html: answer.body, headers };
}

describe('a page of Joomla with the kit', () => {
  const php = needs('php');
  let joomla: JoomlaSite | undefined;
  let site: ServedSite | undefined;
  before(
    php.hook(async () => {
      assert.ok(await prepareSuite('dist'));
      const manifest = JSON.parse(readFileSync(join(dist, 'custom-elements.json'), 'utf8')) as Manifest;
      const installed = new JoomlaSite({ dist, known: listTags(manifest) });
      joomla = installed;
      site = await servePages(
        Object.fromEntries(versions.map((version) => [`/${version}`, pageOf(installed, version)])),
      );
    }),
  );
  after(() => {
    site?.stop();
    joomla?.remove();
  });

  /** Accepts the banner, chooses a tab and opens a picture of the group. */
  async function visit(page: Page): Promise<void> {
    await until(page, () => document.querySelector('cookie-consent')?.matches(':state(open)') ?? false);
    assert.deepEqual(await violations(page), []);
    await pressInside(page, 'cookie-consent', '[part=banner-accept]');
    await until(page, () => document.cookie.includes('rs_consent=1.1.'));
    await pressInside(page, 'tab-set', '[part~=tab]:nth-of-type(2)');
    await until(page, () => document.querySelector('#horario + p')?.checkVisibility() === false);
    await page.click('media-box a');
    await hasInside(page, 'media-box', '[part=counter]');
  }

  // Firefox ignores an import map behind a preload, so that the scripts of the page would not run.
  for (const browserName of browsers())
    describe(`in ${browserName}`, () => {
      let borrowed: BorrowedBrowser;
      before(async () => {
        borrowed = await borrowBrowser(browserName);
      });
      after(() => borrowed.giveBack());

      for (const version of versions)
        it(
          `a page of Joomla with the kit has a banner, tabs and a viewer in Joomla ${version}, under the policy of its plugin`,
          php,
          () =>
            withPage(borrowed.browser, {}, async (page) => {
              const lines: string[] = [];
              page.on('console', (message) => lines.push(message.text()));
              await page.goto(`${site?.address}/${version}`);
              await visit(page);
              const ran = await page.evaluate(() => document.documentElement.dataset['site'] ?? '');
              assert.equal(ran, version > 4 ? 'ran' : '');
              assert.deepEqual(lines, []);
            }),
        );
    });

  it('a page of Joomla with the kit has nothing that doctor calls an error', php, async () => {
    assert.ok(site);
    for (const version of versions) {
      const findings = await findingsOf(`${site.address}/${version}`);
      assert.deepEqual(findings, [], String(version));
    }
  });
});
