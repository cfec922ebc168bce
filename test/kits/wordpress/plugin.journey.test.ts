import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { prepareSuite } from '../../../scripts/build/prepare.mjs';
import { violations } from '../../journey/axe.js';
import { borrowBrowser, type BorrowedBrowser } from '../../journey/borrow.js';
import { browsers } from '../../journey/browsers.js';
import { toNextPage, until } from '../../journey/in-page.js';
import { withPage } from '../../journey/with-page.js';
import { needs } from '../../needs.mjs';
import { logIn } from './log-in.js';
import { tags } from './pages.js';
import { hashesOf, type Site, startSite, wordPresses, writeArchive } from './start-site.js';

const wordpress = needs('wordpress');

/** Opens a page, and waits until all of its tags are defined. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await until(page, () =>
    [...document.querySelectorAll('*')].every(
      (element) => !element.localName.includes('-') || element.matches(':defined'),
    ),
  );
}

/** Returns the page without what differs at each visit, and without the list of pages, which gets longer. */
async function htmlOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return html
    .replaceAll(/nonce="[^"]*"/g, 'nonce')
    .replaceAll(/<li class="[^"]*wp-block-pages-list__item[^]*?<\/li>/g, '');
}

const given = (page: Page, name: string) =>
  page.$eval(`meta[name="${name}"]`, (meta) => meta.getAttribute('content'));

for (const name of Object.keys(wordPresses) as (keyof typeof wordPresses)[])
  for (const browserName of browsers())
    describe(`the plugin in ${name}, in ${browserName}`, () => {
      let borrowed: BorrowedBrowser;
      let site: Site;
      let pageBefore = '';
      let urls: readonly string[] = [];
      const visit = (story: (page: Page) => Promise<void>) => withPage(borrowed.browser, {}, story);
      /** The administration has scripts that the packages of WordPress on this machine may lack. */
      const administer = (story: (page: Page) => Promise<void>) =>
        withPage(borrowed.browser, { expectsError: () => true }, story);

      before(
        wordpress.hook(async () => {
          assert.ok(await prepareSuite('dist'));
          borrowed = await borrowBrowser(browserName);
          site = await startSite(name);
          pageBefore = await htmlOf(site.formUrl);
        }),
      );
      after(
        wordpress.hook(async () => {
          await borrowed.giveBack();
          await site.stop();
        }),
      );

      it(
        `the plugin in ${name}, in ${browserName}, is installed and activated in the administration, and its settings are saved`,
        wordpress,
        () =>
          administer(async (page) => {
            await logIn(page, site);
            await page.goto(`${site.address}/wp-admin/plugin-install.php?tab=upload`);
            const archive = writeArchive();
            const input = await page.waitForSelector('#pluginzip');
            await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(archive.path);
            await toNextPage(page, () => page.$eval('form.wp-upload-form', (form) => form.submit()));
            archive.remove();
            const href = await page.$eval('a[href*="action=activate"]', (link) => link.href);
            await page.goto(href);
            await page.goto(`${site.address}/wp-admin/options-general.php?page=rs-suite`);
            await page.click('#rs-suite-comments');
            await page.select('#rs-suite-policy', 'report');
            await toNextPage(page, () => page.click('#submit'));
            assert.equal(
              await page.$eval('#rs-suite-comments', (box) => (box as HTMLInputElement).checked),
              true,
            );
            assert.equal(
              await page.$eval('#rs-suite-policy', (list) => (list as HTMLSelectElement).value),
              'report',
            );
            assert.match(await htmlOf(site.formUrl), /<rs-form markup="wordpress-comments">/);
          }),
      );

      it(
        `the plugin in ${name}, in ${browserName}, runs each tag that an editor has put into a page by block and by shortcode, under a strict policy`,
        wordpress,
        async () => {
          urls = await site.storePages();
          await site.store();
          // A classic theme prints some scripts itself: its administrator lists their hashes.
          await site.store({ policy_scripts: hashesOf(await (await fetch(urls[0] ?? '')).text()).join(' ') });
          for (const url of urls)
            await visit(async (page) => {
              const lines: string[] = [];
              page.on('console', (message) => lines.push(message.text()));
              await open(page, url);
              for (const tag of tags) assert.ok(await page.$(tag), `${url}: ${tag}`);
              await until(page, () => document.querySelector('rs-form input[name="form[Full]"]') !== null);
              await until(
                page,
                () =>
                  document.querySelector('tab-set')?.shadowRoot?.querySelectorAll('[role=tab]').length === 2,
              );
              const found = await violations(page);
              assert.deepEqual(
                found.filter((line) => tags.some((tag) => line.includes(tag))),
                [],
              );
              assert.deepEqual(
                lines.filter((line) => !line.includes('favicon') && !/status of 404/.test(line)),
                [],
              );
            });
        },
      );

      // The API is the stand-in `site/consent-api.js`: the plugin itself is in no registry that the tests use.
      it(
        `the plugin in ${name}, in ${browserName}, gives the answer of the visitor to PHP and to the WP Consent API, and takes one from it`,
        wordpress,
        () =>
          visit(async (page) => {
            await open(page, urls[0] ?? '');
            assert.deepEqual(
              [await given(page, 'given'), await given(page, 'asked')],
              ['necessary', 'functional'],
            );
            await page.click('cookie-consent [data-consent="accept"]');
            await until(page, () => document.cookie.includes('wp_consent_statistics=allow'));
            await page.reload();
            assert.deepEqual(
              [await given(page, 'given'), await given(page, 'asked')],
              ['necessary preferences statistics', 'functional statistics'],
            );
            await page.evaluate(`wp_set_consent('statistics', 'deny')`);
            await page.reload();
            assert.equal(await given(page, 'given'), 'necessary preferences');
          }),
      );

      it(
        `the plugin in ${name}, in ${browserName}, stores a comment once, after the errors of an empty one`,
        wordpress,
        () =>
          visit(async (page) => {
            await open(page, site.formUrl);
            await page.click('cookie-consent [data-consent="reject"]');
            await page.click('#commentform [type=submit]');
            await until(page, () => document.querySelectorAll('.comment-invalid').length === 3);
            await page.type('[name=comment]', 'Good day');
            await page.type('[name=author]', 'Ana');
            await page.type('[name=email]', 'ana@example.org');
            await toNextPage(page, () => page.click('#commentform [type=submit]'));
            const rows = await site.rows();
            assert.deepEqual(rows, [
              { author: 'Ana', email: 'ana@example.org', url: '', comment: 'Good day' },
            ]);
          }),
      );

      it(
        `the plugin in ${name}, in ${browserName}, leaves the pages as they were when it is deactivated`,
        wordpress,
        () =>
          administer(async (page) => {
            await logIn(page, site);
            await page.goto(`${site.address}/wp-admin/plugins.php`);
            await page.goto(await page.$eval('a[href*="action=deactivate"]', (link) => link.href));
            assert.equal(await htmlOf(site.formUrl), pageBefore);
            assert.match(await htmlOf(urls[0] ?? ''), /<h2 class="wp-block-heading">Hours<\/h2>/);
          }),
      );
    });
