import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { answer, layerOpens, isAnswered, stranger } from '../consent/consent-page.js';
import { fillForEmail, send, thanked } from '../contact/contact-page.js';
import { inEachBrowser } from '../harness.js';
import { seen, startReload, toNextPage, until } from '../in-page.js';
import { arrived, collected, has, type Event } from './collector.js';

const page_location = (url: string, path: string) => ['page_view', { page_location: url + path }];
const named = (events: readonly Event[]) => events.map(({ name, params }) => [name, params]);

/** Opens the banner again by the link of the footer. */
async function reopen(page: Page): Promise<void> {
  await isAnswered(page);
  await page.click('footer a[href="#cookie-settings"]');
  await layerOpens(page);
}

const isCounted = (page: Page) =>
  until(page, () => Boolean(Reflect.get(document.querySelector('page-analytics') ?? {}, 'hasCore')));

async function openPicture(page: Page): Promise<void> {
  await page.$eval('a[data-mediabox]', (link) => (link as HTMLElement).click());
  await seen(page, 'media-box', 'dialog');
}

inEachBrowser('a visitor of the practice, whose pages count strictly', (journey) => {
  it('a visitor of the practice, whose pages count strictly, is counted from the yes on, by names alone, and no longer after taking it back', async () => {
    await journey.visit('/contacto', stranger, async (page) => {
      const { url } = journey.demo;
      await isCounted(page);
      await answer(page, 'reject');
      await isAnswered(page);
      await toNextPage(page, () => page.goto(`${url}/privacidad`));
      await isCounted(page);
      assert.deepEqual(await collected(url), []);

      await reopen(page);
      await answer(page, 'accept');
      await arrived(url, has('page_view'));
      await toNextPage(page, () => page.goto(`${url}/contacto`));
      await isCounted(page);
      await fillForEmail(page);
      await send(page);
      await thanked(page);
      await arrived(url, has('form_start', 'form_submit'));

      await toNextPage(page, () => page.goto(`${url}/galeria`));
      await until(page, () => document.querySelector('media-box')?.matches(':defined') ?? false);
      await openPicture(page);
      const events = await arrived(url, has('media_open'));
      const reported = named(events);
      assert.deepEqual(reported[0], page_location(url, '/privacidad'));
      for (const name of ['form_start', 'form_submit'])
        assert.deepEqual(
          reported.filter(([one]) => one === name),
          [[name, {}]],
        );
      assert.deepEqual(
        reported.findLast(([name]) => name === 'media_open'),
        ['media_open', { media_type: 'image' }],
      );
      assert.doesNotMatch(JSON.stringify(events), /ana@|hablar/);

      await page.keyboard.press('Escape');
      await reopen(page);
      await answer(page, 'reject');
      await isAnswered(page);
      const before = await collected(url);
      await openPicture(page);
      await toNextPage(page, () => startReload(page));
      assert.deepEqual(named(await collected(url)), named(before));
    });
  });
});
