import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { violations } from '../axe.js';
import { consentText } from '../../shared/consent/consent-text.js';
import { inEachBrowser } from '../harness.js';
import { startReload, toNextPage, until } from '../in-page.js';
import { arrived, collected, has } from './collector.js';

const path = '/elementos/page-analytics';

/** Makes the visitor's choice: stores and dispatches it as a consent layer does. */
function choose(page: Page, ...accepted: readonly string[]): Promise<void> {
  const text = consentText(accepted.join(), { daysAgo: 0 });
  return page.evaluate(
    (list, cookie) => {
      document.cookie = `rs_consent=${cookie}; Path=/; SameSite=Lax`;
      const detail = { accepted: list, isFirst: true, revision: 1 };
      document.dispatchEvent(new CustomEvent('cookie-consent-changed', { detail }));
    },
    accepted as string[],
    text,
  );
}

/** Makes links open in a frame, so that the page stays. */
function keepPage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.name = 'elsewhere';
    document.body.append(frame);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) link.target = frame.name;
  });
}

const visit = {
  hasConsented: false,
  expectsViolation: (directive: string) => directive.startsWith('frame-src'),
};

inEachBrowser('a visitor whose visit is counted', (journey) => {
  it('a visitor whose visit is counted is not counted before the yes, is with it, and is not after a no', async () => {
    await journey.visit(path, visit, async (page) => {
      const { url } = journey.demo;
      const ready = () => Boolean(Reflect.get(document.querySelector('page-analytics') ?? {}, 'hasCore'));
      await until(page, ready);
      await keepPage(page);
      await page.click('#fuera');
      await page.type('#q', 'x');
      await toNextPage(page, () => startReload(page));
      await until(page, ready);
      assert.deepEqual(await collected(url), []);
      assert.deepEqual(await page.evaluate(() => document.cookie), '');

      await choose(page, 'necessary', 'statistics');
      await keepPage(page);
      await page.click('#fuera');
      await page.click('a[href$="horario.pdf"]');
      await arrived(url, has('file_download'));
      await page.type('#q', 'dormir mal');
      // A driver types faster than a visitor: wait until the part that counts forms has loaded.
      await arrived(url, has('form_start'));
      await toNextPage(page, () => page.click('#buscar button'));
      const events = await arrived(url, has('form_start', 'form_submit', 'view_search_results'));
      const params = (name: string, nth = 0) => events.filter((event) => event.name === name)[nth]?.params;
      const form = { form_id: 'buscar', form_name: 'buscar', form_destination: url + path, form_length: 1 };
      const file = { link_url: `${url}/galeria/horario.pdf`, link_text: 'El horario en PDF' };
      const page_title = '<page-analytics> · Práctica de terapia y mente';
      const table: readonly (readonly [string, number, object])[] = [
        ['page_view', 0, { page_location: url + path, page_title }],
        [
          'click',
          0,
          {
            ...{ link_id: 'fuera', link_classes: 'enlace-fuera', link_domain: 'example.org', outbound: true },
            link_url: 'https://www.example.org/leer?a=1',
          },
        ],
        ['file_download', 0, { ...file, file_name: '/galeria/horario.pdf', file_extension: 'pdf' }],
        [
          'form_start',
          0,
          {
            ...{ ...form, first_field_id: 'q', first_field_name: 'q' },
            ...{ first_field_type: 'text', first_field_position: 1 },
          },
        ],
        ['form_submit', 0, { ...form, form_submit_text: 'Buscar' }],
        [
          'page_view',
          1,
          { page_location: `${url}${path}?q=dormir+mal`, page_referrer: url + path, page_title },
        ],
        ['view_search_results', 0, { search_term: 'dormir mal' }],
      ];
      for (const [name, nth, expected] of table) {
        assert.deepEqual(params(name, nth), expected, name);
      }
      assert.equal(new Set(events.map(({ session }) => session)).size, 1, 'one session');

      await choose(page, 'necessary');
      await keepPage(page);
      await page.click('#fuera');
      await toNextPage(page, () => startReload(page));
      await until(page, ready);
      assert.deepEqual(
        (await collected(url)).filter(({ name }) => name === 'click').length,
        1,
        'nothing after the no',
      );
      assert.ok(!(await page.evaluate(() => document.cookie)).includes('rs_analytics'));
      assert.ok((await page.content()).includes('<code>view_search_results</code>'));
      assert.deepEqual(await violations(page), []);
    });
  });
});
